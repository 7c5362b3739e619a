import { type Accounts, createAccounts } from '../../data/account/accounts.ts';
import { createLinkRequests } from '../../data/account/link-requests.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { config } from './config.ts';

export function openAccounts(): Accounts {
  return createAccounts({
    ...config,
    origin: window.location.origin,
    linkRequests: createLinkRequests(safeLocalStorage, Date.now),
    loadClient: async () => {
      const { AuthClient } = await import('@supabase/supabase-js');
      return { AuthClient };
    },
  });
}
