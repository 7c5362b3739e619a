import { vi } from 'vitest';
import { createMemberRequest } from '../../../src/data/server/member-request.ts';

/** A member whose requests to the server `respond` answers. The test calls vi.unstubAllGlobals() afterwards. */
export function serverCaller(
  respond: (request: Request) => Response | Promise<Response>,
  { memberId = 'member', renewedAs = null }: { readonly memberId?: string; readonly renewedAs?: string | null } = {},
) {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => respond(new Request(input, init)));
  const request = createMemberRequest({
    memberId: 'member',
    auth: {
      session: async () => ({ memberId, token: 'token' }),
      refresh: async () => (renewedAs === null ? null : { memberId: renewedAs, token: 'renewed' }),
    },
    url: 'https://api.example',
    key: 'key',
    isOnline: () => true,
  });
  return { request };
}
