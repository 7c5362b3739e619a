import * as v from 'valibot';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readAs } from '../../sync/model/read-as.ts';
import { clearQueueExcept, isExchange, passExchange } from './exchange-queue.ts';
import { handleNotifications } from './notifications.ts';
import { precacheBuild } from './precache.ts';
import { renewSubscriptions } from './subscription-renewal.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

/** The whole build is precached: every screen opens offline. */
const build = precacheBuild(self.__WB_MANIFEST);

/** Every page of the app is index.html, except the backend's own routes and what the host answers. */
registerRoute(
  new NavigationRoute(build.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(auth\/v1|rest\/v1|functions\/v1|realtime\/v1|__mail|\.well-known)/],
  }),
);

registerRoute(
  ({ request, url }) => isExchange(request, url),
  ({ request }) => passExchange(request),
  'POST',
);

handleNotifications();
renewSubscriptions();

const request = v.variant('type', [
  /** The member accepted the update. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** Removes the queued requests of everybody but the member `keep`, and replies on the message's port. */
  v.object({ type: v.literal('FORGET'), keep: v.nullable(v.string()) }),
]);

self.addEventListener('message', (event) => {
  const asked = readAs(request, event.data);
  if (asked?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (asked?.type === 'FORGET') {
    event.waitUntil(clearQueueExcept(asked.keep).then(() => event.ports[0]?.postMessage('forgotten')));
  }
});
