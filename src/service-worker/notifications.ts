import { parseNotificationPayload } from '../../sync/model/notifications/payload.contract.ts';
import { postWithAck } from '../lib/browser/post-with-ack.ts';
import { parseUrl } from '../lib/parse-url.ts';
import { paths } from '../paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shown for an unreadable push: browsers penalize a push that shows no notification. */
const FALLBACK = { title: '稽古', body: '新しいお知らせがあります。アプリをひらいて、ご確認ください。', tag: 'keiko' };

/** Time for an open page to answer, in milliseconds: browsers let a click open a window for a second or two only. */
const OPEN_TIMEOUT_MS = 1000;

/** Shows each push as a notification, and opens its address on a click. */
export function handleNotifications(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(ownAddress(event.notification.data)));
  });
}

async function show(data: PushMessageData | null): Promise<void> {
  const notification = parseNotificationPayload(data?.text() ?? null);
  const { title, ...rest } = notification ?? FALLBACK;
  const options = {
    lang: 'ja',
    body: rest.body,
    tag: rest.tag,
    silent: notification?.silent ?? null,
    icon: '/icon-192.png',
    badge: '/icon-monochrome-512.png',
    data: notification?.navigate ?? paths.home,
  };
  // Serialized per tag: icons load asynchronously, so an older notification could replace a newer one.
  await navigator.locks.request(`push-${rest.tag}`, () => self.registration.showNotification(title, options));
  // The app sets its badge only while it runs; a reminder is the only event of a new day in the worker. Best effort.
  if (notification?.app_badge) await self.navigator.setAppBadge?.().catch(() => {});
}

/** The address if it belongs to the app, otherwise the start page. */
function ownAddress(address: unknown): URL {
  const start = new URL(paths.home, self.location.origin);
  const url = typeof address === 'string' ? parseUrl(address, start) : null;
  // A blob has the origin of the page that made it.
  return url?.origin === start.origin && url.protocol === start.protocol ? url : start;
}

/** Focuses an open page and navigates it without a reload, or opens a new one. */
async function open(url: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page =
    pages.find(({ focused }) => focused) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0];
  const hasNavigated = page !== undefined && (await navigatePage(page, url));
  if (!hasNavigated) await self.clients.openWindow(url);
}

/** False if the page neither acknowledges nor can be navigated, such as a page of an older worker. */
async function navigatePage(page: WindowClient, url: URL): Promise<boolean> {
  // Navigate even if the browser refuses the focus.
  await page.focus().catch(() => {});
  if (await postWithAck(page, { type: 'OPEN', path: `${url.pathname}${url.search}` }, OPEN_TIMEOUT_MS)) return true;
  const navigated = page.navigate(url).then(() => true);
  return navigated.catch(() => false);
}
