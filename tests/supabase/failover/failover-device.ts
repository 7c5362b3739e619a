import { randomUUID } from 'node:crypto';
import { localWrite } from '../../../sync/engine/local-write.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import type { Rng } from '../../../sync/model/practice/seeded-random.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import { type MemberConnection, openMemberConnection } from '../../support/backend/member-connection.ts';
import { createMemoryData, createMemoryStore } from '../../support/reference/memory-store.ts';

/**
 * A device with the real engine, over a connection of its own. It writes only its own notes, so that each of them has one
 * right version in the end: `expected`, where null stands for a deleted note.
 */
export function createFailoverDevice(name: string, memberId: string, url: () => string, rng: Rng) {
  const data = createMemoryData(memberId);
  const store = createMemoryStore(data, { pause: async () => undefined, newDeviceId: randomUUID });
  const expected = new Map<string, string | null>();
  let connection: { readonly to: string; readonly member: MemberConnection } | null = null;

  async function connect(): Promise<MemberConnection> {
    if (connection?.to !== url()) connection = { to: url(), member: await openMemberConnection(url()) };
    return connection.member;
  }

  const session = { memberId, token: 'token' };
  const sync = () =>
    syncOnce({
      store,
      transport: {
        async exchange(request) {
          try {
            return await (await connect()).exchange(memberId, request);
          } catch (error) {
            throw new RequestError('network', { cause: error });
          }
        },
      },
      auth: { session: async () => session, refresh: async () => session },
      clock: { now: Date.now },
      random: { next: rng.next, uuid: randomUUID },
      observer: () => undefined,
    });

  async function write(round: number) {
    const keptIds = [...expected].filter(([, text]) => text !== null).map(([id]) => id);
    const id = keptIds.length > 0 && rng.chance(0.5) ? rng.pick(keptIds) : randomUUID();
    const isDeleted = expected.has(id) && rng.chance(0.3);
    const text = `${name} ${round} ${randomUUID()}`;
    const note = { text, day: '2026-11-24', about: null, question: null, written_at: new Date().toISOString() };
    await localWrite(store, randomUUID, {
      key: { collection: 'notes', id },
      change: () => (isDeleted ? 'delete' : expected.has(id) ? { text } : note),
    });
    expected.set(id, isDeleted ? null : text);
  }

  return {
    name,
    expected,
    sync,
    write,
    /** The texts of all notes on the device by id. */
    notes: () =>
      new Map(
        [...(data.rows.get('notes')?.values() ?? [])]
          .filter(({ delivery }) => !('deleted' in delivery && delivery.deleted))
          .map(({ id, body }) => [id, body.text]),
      ),
    /** Notes whose latest write the server has acknowledged. */
    acknowledged: () =>
      [...expected.keys()].filter((id) => data.rows.get('notes')?.get(id)?.delivery.status === 'synced').length,
    close: () => connection?.member.close(),
  };
}

export type FailoverDevice = ReturnType<typeof createFailoverDevice>;
