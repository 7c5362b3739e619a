import { NavigationRoute, registerRoute } from 'workbox-routing';
import { forgetQueued, isExchange, passExchange } from './exchange-queue.ts';
import { precacheBuild } from './precache.ts';
import { showPushes } from './push.ts';
import { renewPushes } from './push-renewal.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

/** The build, whole: every screen opens without a network. */
const build = precacheBuild(self.__WB_MANIFEST);

/** Every page of the app is index.html; the backend's own pages are not the app's. */
registerRoute(
  new NavigationRoute(build.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(auth\/v1|rest\/v1|functions\/v1|realtime\/v1|__mail)/],
  }),
);

registerRoute(
  ({ request, url }) => isExchange(request, url),
  ({ request }) => passExchange(request),
  'POST',
);

showPushes();
renewPushes();

/**
 * SKIP_WAITING: the member has agreed to the new version. FORGET: the member logs out; answered on the message's port
 * once nothing is kept any more.
 */
self.addEventListener('message', (event) => {
  switch (typeOf(event.data)) {
    case 'SKIP_WAITING':
      void self.skipWaiting();
      break;
    case 'FORGET':
      event.waitUntil(forgetQueued().then(() => event.ports[0]?.postMessage('forgotten')));
      break;
  }
});

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
}
