import { describeError } from '../../../sync/engine/describe-error.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { readStorageUsage } from '../../lib/browser/storage-usage.ts';
import type { Diagnostics } from './diagnostics.ts';
import { readEnvironment } from './environment.ts';

/** Records the start, uncaught errors and the state of the storage, and saves when the page may end. */
export function watchPage({ record, recordFailure, save }: Diagnostics): void {
  const { build, display, online } = readEnvironment();
  record({ type: 'app-started', build, display, online });
  window.addEventListener('error', ({ error }) => {
    record({ type: 'uncaught-error', error: describeError(error), frame: ownFrame(error, location.origin) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    record({ type: 'unhandled-rejection', error: describeError(reason), frame: ownFrame(reason, location.origin) });
  });
  watchPageState((change) => {
    if (change === 'hidden') save();
  });
  window.addEventListener('pagehide', save);
  // The start must not wait for the browser's answer.
  const checkStorage = () => recordStorage(record).catch((error) => recordFailure('read-storage-usage', error));
  if (document.readyState === 'complete') void checkStorage();
  else window.addEventListener('load', checkStorage, { once: true });
}

async function recordStorage(record: Diagnostics['record']): Promise<void> {
  const { usedBytes, isPersisted } = await readStorageUsage();
  record({
    type: 'storage-checked',
    persisted: isPersisted,
    usedKb: usedBytes === null ? null : Math.round(usedBytes / 1024),
  });
}

const SCRIPT_POSITION = /^\/((?:[\w.-]+\/)*[\w.-]+\.(?:js|tsx?))(?:\?[^:\s]*)?(:\d+:\d+)/;

/** File, line and column of the innermost stack frame in a script of `origin`; null when there is none. */
export function ownFrame(error: unknown, origin: string): string | null {
  if (!(error instanceof Error)) return null;
  for (const line of error.stack?.split('\n') ?? []) {
    const start = line.indexOf(`${origin}/`);
    if (start < 0) continue;
    const [, file, position] = SCRIPT_POSITION.exec(line.slice(start + origin.length)) ?? [];
    if (file !== undefined && position !== undefined) return `${file}${position}`;
  }
  return null;
}
