import { describeError } from '../../../sync/engine/describe-error.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { memberStorage, readIdentity } from '../account/identity.ts';
import {
  type AppTask,
  appendEntry,
  type DiagnosticEvent,
  type LogEntry,
  parseLog,
  stringifyLog,
  toEntry,
} from './event-log.ts';

/** Milliseconds for which events are gathered before they are stored: a start must not wait for them. */
const SAVE_DELAY = 10_000;

export type Diagnostics = ReturnType<typeof createDiagnostics>;

export interface DiagnosticsPorts {
  readonly storage: Storage;
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => () => void;
  readonly tab: string;
}

/**
 * The member's last events on this device, which all tabs share and which survive a reload; before a login they wait in
 * memory. Never throws.
 */
export function createDiagnostics({ storage, now, after, tab }: DiagnosticsPorts) {
  const dataId = () => readIdentity(storage)?.dataId ?? null;
  let owner = dataId();
  let unsaved: readonly LogEntry[] = [];
  let cancelSave: (() => void) | null = null;

  /** Another tab may have logged the member out, and another member in. */
  function dropOthersEvents(current: string) {
    if (owner !== null && owner !== current) unsaved = [];
    owner = current;
  }

  /** The events so far, oldest first. */
  function read(): readonly LogEntry[] {
    const current = dataId();
    if (current === null) return unsaved;
    dropOthersEvents(current);
    return unsaved.reduce(appendEntry, parseLog(storage.getItem(memberKeys.diagnostics)));
  }

  function save() {
    cancelSave?.();
    cancelSave = null;
    const current = dataId();
    if (current === null || unsaved.length === 0) return;
    const log = read();
    if (unsaved.length === 0) return;
    memberStorage(storage, current).setItem(memberKeys.diagnostics, stringifyLog(log));
    unsaved = [];
  }

  function record(event: DiagnosticEvent) {
    unsaved = appendEntry(unsaved, toEntry(event, now(), tab));
    cancelSave ??= after(SAVE_DELAY, save);
  }

  return {
    record,
    recordFailure: (task: AppTask, error: unknown) =>
      record({ type: 'task-failed', task, error: describeError(error) }),
    read,
    save,
    /** Forgets all events, when their member logs out. */
    clear() {
      unsaved = [];
      owner = null;
      storage.removeItem(memberKeys.diagnostics);
    },
  };
}
