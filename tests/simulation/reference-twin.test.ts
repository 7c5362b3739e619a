import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRng, type Rng } from '../../sync/model/practice/seeded-random.ts';
import { parseSyncResponse } from '../../sync/protocol/sync-exchange.ts';
import { startTestBackend } from '../support/backend/backend.ts';
import { createReferenceServer } from '../support/reference/reference-server.ts';
import { sampleCount } from '../support/run/sample-count.ts';
import { nextRequest, type RequestStream } from './random-requests.ts';

const SEEDS = sampleCount({ usual: 4, full: 12 });
const REQUESTS = 40;
const HOUR = 3_600_000;

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend.close());

const record = v.record(v.string(), v.unknown());

/** The response without the epoch ids and the content versions, which always differ. */
function comparable(response: unknown) {
  const { epoch, published_versions, ...rest } = v.parse(record, response);
  return { ...rest, floor: String(epoch).split('.')[1] };
}

async function addMember(rng: Rng): Promise<string> {
  const id = rng.uuid();
  await backend.sql('delete from auth.users where id = $1', [id]);
  await backend.sql(
    'insert into auth.users (id, email, raw_user_meta_data, created_at) values ($1, $2, $3, private.now())',
    [id, `${id}@example.com`, JSON.stringify({ username: `member ${id}` })],
  );
  return id;
}

describe('the reference server and the SQL', () => {
  test.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'return the same responses, seed %i',
    { timeout: 120_000 },
    async (seed) => {
      const rng = createRng(seed);
      let now = Date.UTC(2027, 1, 26, 3) + seed * 30 * 24 * HOUR;
      const setNow = () => backend.setNow(new Date(now).toISOString());
      const reference = createReferenceServer({ now: () => now, uuid: rng.uuid });
      reference.limits.pollAfter = seed % 2 === 0 ? 900 : 0;
      await backend.sql('update private.project set poll_after = $1', [reference.limits.pollAfter]);
      await setNow();
      const members = [await addMember(rng), await addMember(rng)];
      for (const id of members) reference.join(id);
      const sources = Array.from({ length: 8 }, rng.uuid);
      const newStream = (ids: readonly string[]): RequestStream => ({
        rng,
        ids,
        sources,
        rows: [],
        cursor: 0,
        epoch: null,
      });
      const streams = new Map(members.map((id, index) => [id, newStream(sources.slice(index * 4, index * 4 + 4))]));
      const epochs = new Map<string, string | null>();

      for (let turn = 0; turn < REQUESTS; turn += 1) {
        const id = rng.pick(members);
        const stream = streams.get(id);
        if (stream === undefined) continue;
        now += rng.pick([0, 1000, HOUR, 9 * HOUR, 30 * HOUR]);
        await setNow();
        const request = nextRequest(stream, now);
        const expected = reference.exchange(id, request);
        const sqlEpoch = request.epoch === stream.epoch ? (epochs.get(id) ?? null) : request.epoch;
        const [row] = await backend.asMember<{ response: unknown }>(id, 'select public.sync_exchange($1) as response', [
          { ...request, epoch: sqlEpoch },
        ]);
        if (!('response' in expected))
          throw new Error(`The reference server rejected the request: ${expected.refusal.code}`);
        expect({ turn, ...comparable(row?.response) }).toEqual({ turn, ...comparable(expected.response) });
        const response = parseSyncResponse(expected.response);
        stream.cursor = response?.cursor ?? 0;
        stream.epoch = response?.epoch ?? null;
        epochs.set(id, parseSyncResponse(row?.response)?.epoch ?? null);
        if (rng.chance(0.03)) {
          reference.startNewEpoch();
          await backend.sql('select private.start_new_epoch()');
        } else if (rng.int(1, 30) === 1) {
          reference.backup()('other');
          await backend.sql(`update private.member_revisions set history = 'former'`);
        }
      }
    },
  );
});
