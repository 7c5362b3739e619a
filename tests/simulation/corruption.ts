import { absentRow, type Row, revOf, type SyncedRow } from '../../sync/engine/row.ts';
import { stateOf } from '../../sync/engine/row-transitions.ts';
import type { Rng } from '../../sync/model/practice/seeded-random.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import type { MemberRows, ServerRow } from '../support/reference/reference-member.ts';
import type { SqlServer } from './sql-server.ts';

/** What nobody has written: one side has another row than the other, and no revision shows it. */
export interface Corruption {
  readonly name: string;
  readonly before: SyncedRow;
  /** The row on that side; an absent one was lost. */
  readonly after: Row;
}

const REVIVED = { zou: '戻', ishiki: '戻る', name: null, category: null, is_copied: false, original_id: null };

/** A corruption of a row that a device and the server have alike; null when they have none. */
export function drawCorruption(data: MemoryData, server: MemberRows, rng: Rng): Corruption | null {
  const rows = [...data.rows.values()].flatMap((table) => [...table.values()]);
  const synced = rows.filter((row) => server.rows.get(`${row.collection} ${row.id}`)?.rev === revOf(row));
  const choices = synced.flatMap((before): readonly Corruption[] => {
    const { collection, id, body, delivery } = before;
    if (delivery.status !== 'synced' || !['kata_forms', 'notes'].includes(collection)) return [];
    if (stateOf(before) === 'tombstone') {
      // A page may end between two rows of one revision.
      const isTaken = [...server.rows.values()].some(({ rev }) => rev === delivery.rev - 1);
      if (collection !== 'kata_forms' || isTaken) return [];
      const revived = { ...before, body: REVIVED, delivery: { ...delivery, rev: delivery.rev - 1, deleted: false } };
      return [{ name: 'a lost tombstone', before, after: revived }];
    }
    const field = collection === 'notes' ? 'text' : 'zou';
    return [
      { name: 'a lost row', before, after: absentRow(collection, id) },
      { name: 'a changed field', before, after: { ...before, body: { ...body, [field]: `${body[field]}!` } } },
    ];
  });
  return choices.length === 0 ? null : rng.pick(choices);
}

export function corruptMemory(data: MemoryData, { after }: Corruption): void {
  const table = data.rows.get(after.collection);
  if (after.delivery.status === 'absent') table?.delete(after.id);
  else table?.set(after.id, { ...after, delivery: after.delivery });
}

export function corruptReference({ rows }: MemberRows, { after }: Corruption): void {
  const key = `${after.collection} ${after.id}`;
  const stored = rows.get(key);
  const changed = { body: after.body, rev: revOf(after) ?? 0, deleted: false };
  if (stored === undefined || after.delivery.status === 'absent') rows.delete(key);
  else rows.set(key, { ...stored, ...changed } satisfies ServerRow);
}

/** Without triggers, so that no revision shows it. */
export async function corruptDatabase(backend: SqlServer, { after }: Corruption): Promise<void> {
  const { collection, id, body } = after;
  const statements =
    after.delivery.status === 'absent'
      ? [`delete from public.${collection} where id = '${id}'`]
      : collection === 'notes'
        ? [`update public.notes set text = '${body.text}' where id = '${id}'`]
        : [
            `update public.kata_forms set zou = '${body.zou}', ishiki = '${body.ishiki}', deleted = false, rev = ${revOf(after)}
              where id = '${id}'`,
          ];
  await backend.sql(`set session_replication_role = replica`);
  for (const statement of statements) await backend.sql(statement);
  await backend.sql(`set session_replication_role = default`);
}
