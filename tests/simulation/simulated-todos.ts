import { type LocalChange, localWrite } from '../../sync/engine/local-write.ts';
import { isDeleted, type SyncedRow } from '../../sync/engine/row.ts';
import type { Build } from '../../sync/model/build.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import type { Finding } from './invariants.ts';
import type { Ledger } from './ledger.ts';
import type { ActionContext } from './member-actions.ts';
import type { AddedCollection } from './rxdb-world.ts';

/** The collection of tests/sync/todos in the simulation. `deviceBuild` plants a bug in the devices. */
export function simulatedTodos(build: Build, deviceBuild = build): AddedCollection {
  return {
    build,
    deviceBuild,
    act: performTodoAction,
    check: (data, ledger) => checkDone(data, ledger) ?? checkCount(data, ledger),
  };
}

const todoActions = ['new-todo', 'finish-todo', 'reopen-todo', 'rename-todo', 'delete-todo'] as const;

async function performTodoAction({ store, data, rng, mark }: ActionContext): Promise<void> {
  const write = (id: string, change: LocalChange) =>
    localWrite(store, rng.uuid, { key: { collection: 'todos', id }, change });
  const action = rng.pick(todoActions);
  const title = `${mark}${rng.int(0, 999)}`;
  if (action === 'new-todo') return write(rng.uuid(), () => ({ title, done: false }));
  const changes = {
    'finish-todo': { done: true },
    'reopen-todo': { done: false },
    'rename-todo': { title },
    'delete-todo': 'delete',
  } as const;
  // Always the first, so that the devices change the same one.
  const [first] = liveTodos(data);
  if (first !== undefined) await write(first.id, (todo) => (todo === null ? 'skip' : changes[action]));
}

/** A to-do that a member finished is done on every device, unless a later write reopened it, and the other way round. */
function checkDone(data: MemoryData, ledger: Ledger): Finding {
  for (const { id, body } of liveTodos(data)) {
    const stored = storedTodos(data, ledger).filter((entry) => entry.id === id);
    // A restored server may have had a newer version than the one that it got back.
    if (stored.some(({ op }) => op === 'restore')) continue;
    const latest = stored.findLast(({ patch }) => 'done' in patch);
    if (latest?.patch.done !== body.done)
      return `the to-do ${id} has done = ${body.done}, but the latest write set ${latest?.patch.done}`;
  }
  return null;
}

/** A device has as many to-dos as its member has created and not deleted, on whichever device. */
function checkCount(data: MemoryData, ledger: Ledger): Finding {
  const stored = storedTodos(data, ledger);
  // What a wiped device had not sent is lost.
  const written = ledger.writes.filter(
    (write) => write.collection === 'todos' && write.data.memberId === data.memberId && !write.data.removed,
  );
  const created = new Set([...written, ...stored].map(({ id }) => id));
  const deletions = [...written.filter(({ deletes }) => deletes), ...stored.filter(({ op }) => op === 'delete')];
  const deleted = new Set(deletions.map(({ id }) => id));
  const live = liveTodos(data).length;
  return live === created.size - deleted.size
    ? null
    : `the device has ${live} to-dos, but ${created.size} were created and ${deleted.size} deleted`;
}

function liveTodos(data: MemoryData): readonly SyncedRow[] {
  return [...(data.rows.get('todos')?.values() ?? [])].filter((row) => !isDeleted(row));
}

function storedTodos({ memberId }: MemoryData, ledger: Ledger) {
  return ledger.storedRows().filter((entry) => entry.collection === 'todos' && entry.memberId === memberId);
}
