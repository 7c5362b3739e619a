import { parsePushPayload } from '../../sync/contracts/push-payload.ts';
import { postWithAck } from './post-with-ack.ts';

declare const self: ServiceWorkerGlobalScope;

/** What stands there when a push cannot be read: browsers punish a push that shows nothing. */
const PLAIN = { title: '稽古', body: '新しいお知らせがあります。アプリをひらいて、ご確認ください。', tag: 'keiko' };

/** The tags of the pushes that remind of a day's login. */
const REMINDER = /^reminder-/;

/** Shows each push, and opens the app where its notification leads. */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(ownAddress(event.notification.data)));
  });
}

async function show(data: PushMessageData | null): Promise<void> {
  const notification = parsePushPayload(readJson(data));
  const { title, ...rest } = notification ?? PLAIN;
  const options = {
    lang: 'ja',
    body: rest.body,
    tag: rest.tag,
    silent: notification?.silent ?? null,
    icon: '/icon-192.png',
    badge: '/icon-monochrome-512.png',
    data: notification?.navigate ?? '/',
  };
  // The browser loads the pictures of each on its own: without turns the older of two with one tag could show last.
  await navigator.locks.request(`push-${rest.tag}`, () => self.registration.showNotification(title, options));
  // The app itself only marks its icon while it runs; this is the one that still knows of a new day.
  if (REMINDER.test(rest.tag)) await self.navigator.setAppBadge?.().catch(() => {});
}

function readJson(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** An address of the app; the start for any other. */
function ownAddress(address: unknown): URL {
  const start = new URL('/', self.location.origin);
  if (typeof address !== 'string' || !URL.canParse(address, start)) return start;
  const url = new URL(address, start);
  return url.origin === start.origin ? url : start;
}

/** Brings an open page to the front and lets it go there without loading anew; else opens one. */
async function open(url: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages.find(isVisible) ?? pages[0];
  const leads = page !== undefined && (await lead(page, url));
  if (!leads) await self.clients.openWindow(url);
}

/** False for a page that does not answer and cannot be made to go, as one of an older worker. */
async function lead(page: WindowClient, url: URL): Promise<boolean> {
  // Where a browser does not let it come to the front, it still goes where the notification leads.
  await page.focus().catch(() => {});
  if (await postWithAck(page, { type: 'OPEN', path: `${url.pathname}${url.search}` })) return true;
  return page.navigate(url).then(
    () => true,
    () => false,
  );
}

function isVisible({ visibilityState }: WindowClient): boolean {
  return visibilityState === 'visible';
}
