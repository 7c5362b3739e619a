import { NavigationRoute, registerRoute } from 'workbox-routing';
import { clearQueueExcept, isExchange, passExchange } from './exchange-queue.ts';
import { handleNotifications } from './notifications.ts';
import { precacheBuild } from './precache.ts';
import { renewSubscriptions } from './subscription-renewal.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

/** The whole build is precached: every screen opens offline. */
const build = precacheBuild(self.__WB_MANIFEST);

/** Every page of the app is index.html, except the backend's own routes. */
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

handleNotifications();
renewSubscriptions();

/**
 * SKIP_WAITING: the member accepted the update. FORGET: removes the queued requests of everybody but the member `keep`, and
 * replies on the message's port.
 */
self.addEventListener('message', (event) => {
  switch (typeOf(event.data)) {
    case 'SKIP_WAITING':
      void self.skipWaiting();
      break;
    case 'FORGET':
      event.waitUntil(clearQueueExcept(keptMember(event.data)).then(() => event.ports[0]?.postMessage('forgotten')));
      break;
  }
});

function keptMember(data: unknown): string | null {
  const isNamed = typeof data === 'object' && data !== null && 'keep' in data && typeof data.keep === 'string';
  return isNamed ? String(data.keep) : null;
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
}
