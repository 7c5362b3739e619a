import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { scheduleReview } from '../../../sync/model/kata/review-schedule.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { exchange, exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOON = Date.parse('2026-11-20T03:00:00Z');

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T04:00:00Z');
const member = await backend.signUpConfirmed('hanako@example.com', 'secret1', '花子');

async function push(...rows: readonly ReturnType<typeof pushed>[]) {
  const { body } = await exchange(backend, member.accessToken, exchangeRequest({ push: rows }));
  return body;
}

const texts = { zou: '朝の海', ishiki: '足の裏', name: null, category: null, is_copied: false, original_id: null };
const early = scheduleReview(null, 'again', NOON);
const late = scheduleReview(null, 'remembered', NOON + 1000);

/** Adds a kata and returns its id. */
async function addKata(review: object | null = null): Promise<string> {
  const id = randomUUID();
  const { results } = await push(pushed('kata_forms', id, { ...texts, review }));
  expect(['ok', 'merged']).toContain(results[0].status);
  return id;
}

async function reviewOf(id: string) {
  const [row] = await backend.sql('select review from private.kata_reviews where id = $1', [id]);
  return row?.review ?? null;
}

describe('reviews on the server', () => {
  test('are returned as they were sent', async () => {
    const id = await addKata(late);
    expect(await reviewOf(id)).toEqual(late);
    const { rows } = await push();
    expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ review: late });
  });

  test.each([
    ['the later one first', late, early],
    ['the earlier one first', early, late],
  ])('keep the later of two, with %s', async (_order, first, second) => {
    const id = await addKata();
    await push(pushed('kata_forms', id, { review: first }));
    const { results } = await push(pushed('kata_forms', id, { review: second, name: '海' }));
    expect(await reviewOf(id)).toEqual(late);
    expect(results[0]).toMatchObject(
      second === late ? { status: 'merged' } : { status: 'merged', row: { review: late, name: '海' } },
    );
  });

  test('are kept when a device sends none', async () => {
    const id = await addKata(early);
    await push(pushed('kata_forms', id, { review: null }));
    expect(await reviewOf(id)).toEqual(early);
  });

  test('of a device whose clock is ahead are capped', async () => {
    const id = await addKata();
    await push(pushed('kata_forms', id, { review: scheduleReview(null, 'again', NOON + 400 * 86_400_000) }));
    expect(await reviewOf(id)).toMatchObject({ reviewed_at: '2026-11-20T04:05:00.000Z' });
  });

  test.each([
    ['no object', 'soon'],
    ['a missing day', { ...late, due_day: undefined }],
    ['an invalid day', { ...late, due_day: 'infinity' }],
    ['an invalid instant', { ...late, reviewed_at: 'now' }],
    ['a text for a number', { ...late, reps: '3' }],
    ['a huge number', { ...late, stability: 1e15 }],
  ])('are rejected with %s', async (_what, review) => {
    const id = await addKata();
    const { results } = await push(pushed('kata_forms', id, { review }));
    expect(results).toMatchObject([{ status: 'rejected', code: 'invalid_value' }]);
    expect(await reviewOf(id)).toBeNull();
  });

  test('drop unknown fields', async () => {
    const id = await addKata({ ...late, note: 'x'.repeat(5000) });
    expect(await reviewOf(id)).toEqual(late);
  });

  test('are deleted with their kata', async () => {
    const id = await addKata(late);
    await push(pushed('kata_forms', id, {}, { op: 'delete' }));
    expect(await reviewOf(id)).toBeNull();
  });

  test('are not readable by other members, unlike the kata', async () => {
    const id = await addKata(late);
    const other = await backend.signUpConfirmed(`${randomUUID()}@example.com`, 'secret1', '太郎');
    const rows = await backend.asMember(other.userId, `select public.search_shared_kata('朝の海') as page`);
    expect(JSON.stringify(rows)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain('stability');
    expect(await backend.asMember(other.userId, 'select * from public.kata_forms where id = $1', [id])).toEqual([]);
  });
});
