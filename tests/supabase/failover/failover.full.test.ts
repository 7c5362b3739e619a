import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRng, type Rng } from '../../../sync/model/practice/seeded-random.ts';
import { createFailoverDevice, type FailoverDevice } from './failover-device.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from './replicated-postgres.ts';

/*
 * The primary is killed at a random moment while its standby lags. The standby is promoted and nothing else is done; then
 * devices and other writers come back in every order.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 5);

let cluster: ReplicatedPostgres;
let devices: readonly FailoverDevice[];
let member: string;
const rng = createRng(20261124);

beforeAll(async () => {
  cluster = await startReplicatedPostgres();
  member = randomUUID();
  await cluster.sql(`insert into auth.users (id, email) values ($1, 'hanako@example.com')`, [member]);
  devices = ['A', 'B', 'C'].map((name) => createFailoverDevice(name, member, cluster.url, rng));
  for (const device of devices) await device.sync();
}, 120_000);
afterAll(async () => {
  for (const device of devices) await device.close();
  await cluster.close();
});

/** Writes and syncs until the primary is gone. */
async function writeUntil(device: FailoverDevice, round: number, isOver: () => boolean) {
  while (!isOver()) {
    for (let count = rng.int(1, 3); count > 0; count -= 1) await device.write(round);
    await device.sync().catch(() => undefined);
    await delay(rng.int(0, 40));
  }
}

/** What the server itself does with a member's rows: the profile gets revisions. */
async function writeOnServer(round: number) {
  for (let count = 0; count < 4; count += 1) {
    await cluster.sql('update public.users set bio = $2 where id = $1', [member, `${round} ${count}`]);
  }
}

function shuffled<Item>(items: readonly Item[], random: Rng): readonly Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('after a failover that nobody announces', () => {
  test.for(Array.from({ length: ROUNDS }, (_, n) => n))(
    'in round %i every acknowledged write is there, once',
    { timeout: 120_000 },
    async (round) => {
      let isOver = false;
      const writing = devices.map((device) => writeUntil(device, round, () => isOver));
      await delay(rng.int(100, 600));
      await cluster.lag();
      await delay(rng.int(0, 600));
      isOver = true;
      await cluster.failOver();
      await Promise.all(writing);

      const order = shuffled([...devices, null], rng);
      for (const device of order) {
        if (device === null) await writeOnServer(round);
        else {
          for (let count = rng.int(0, 3); count > 0; count -= 1) await device.write(round);
          expect(await device.sync()).toBe('complete');
        }
      }
      for (const device of [...devices, ...devices]) expect(await device.sync()).toBe('complete');

      const stored = await cluster.sql('select id, text from public.notes where user_id = $1 and not deleted', [
        member,
      ]);
      const onServer = new Map(stored.map(({ id, text }) => [String(id), text]));
      const name = order.map((device) => device?.name ?? 'server').join(', ');
      const lost = devices.flatMap(({ expected }) =>
        [...expected].filter(([id, text]) => (onServer.get(id) ?? null) !== text).map(([, text]) => text),
      );
      const unseen = devices.map(({ notes }) => [...onServer].filter(([id, text]) => notes().get(id) !== text).length);
      expect({ name, lost, unseen, size: devices.map(({ notes }) => notes().size) }).toEqual({
        name,
        lost: [],
        unseen: [0, 0, 0],
        size: devices.map(() => onServer.size),
      });
    },
  );
});
