import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { createMemberClient } from '../../../src/data/server/member-client.ts';

/** A member whose requests to the server `respond` answers. The test calls vi.unstubAllGlobals() afterwards. */
export function serverCaller(
  respond: (request: Request) => Response | Promise<Response>,
  { memberId = 'member', renewedAs = null }: { readonly memberId?: string; readonly renewedAs?: string | null } = {},
) {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => respond(new Request(input, init)));
  // Node 20 has no built-in WebSocket, which the client asks for.
  vi.stubGlobal('WebSocket', WebSocket);
  const { supabase } = createMemberClient({
    memberId: 'member',
    auth: {
      session: async () => ({ memberId, token: 'token' }),
      refresh: async () => (renewedAs === null ? null : { memberId: renewedAs, token: 'renewed' }),
    },
    url: 'https://api.example',
    key: 'key',
    isOnline: () => true,
  });
  return { openSupabase: async () => supabase };
}
