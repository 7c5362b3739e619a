import { createAccounts } from '../../data/account/accounts.ts';
import { createLinkRequests } from '../../data/account/link-requests.ts';
import { config } from '../../data/server/config.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';

export function openAccounts() {
  const linkRequests = createLinkRequests(safeLocalStorage, Date.now);
  return createAccounts({
    ...config,
    origin: window.location.origin,
    linkRequests,
    readCaptchaToken:
      config.captchaKey === ''
        ? undefined
        : async () => (await import('./captcha.ts')).readCaptchaToken(config.captchaKey),
  });
}
