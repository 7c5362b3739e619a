import { parseUrl } from '../parse-url.ts';

/** Calls back with the target URL of each launch of the installed app, by a shortcut or a captured link. */
export function watchLaunches(call: (url: URL) => void): void {
  if (!('launchQueue' in window)) return;
  const queue: unknown = window.launchQueue;
  if (typeof queue !== 'object' || queue === null || !('setConsumer' in queue)) return;
  if (typeof queue.setConsumer !== 'function') return;
  queue.setConsumer((launch: unknown) => {
    if (typeof launch !== 'object' || launch === null || !('targetURL' in launch)) return;
    const url = typeof launch.targetURL === 'string' ? parseUrl(launch.targetURL) : null;
    if (url !== null) call(url);
  });
}
