import { paths } from '../../paths.ts';

/** The path to return to after a login, read from the history state. Anything but a same-origin path gives home. */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
