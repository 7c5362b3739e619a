import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Row, RowEvent, SyncedRow } from '../../../sync/engine/row.ts';
import { transition } from '../../../sync/engine/row-transitions.ts';
import type { Body } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import { scheduleReview } from '../../../sync/model/kata/review-schedule.ts';

const NOON = Date.parse('2026-11-20T03:00:00Z');
const early = { ...scheduleReview(null, 'again', NOON) };
const late = { ...scheduleReview(null, 'remembered', NOON + 60_000) };

const kata = {
  zou: '朝',
  ishiki: '足',
  name: null,
  category: null,
  is_copied: false,
  original_id: null,
  copy_count: 0,
};

/** The synced row at revision 1. */
function stored(review: Body | null): SyncedRow {
  const delivery = { status: 'synced', rev: 1, deleted: false, supersededIds: [] } as const;
  return { collection: 'kata_forms', id: 'k', delivery, body: { ...kata, review } };
}

function apply(row: Row, event: RowEvent): SyncedRow {
  const next = transition(row, event, kataForms);
  if (next.delivery.status === 'absent') throw new Error('The row is absent');
  return { ...next, delivery: next.delivery };
}

const edit = (row: Row, patch: Body, mutationId = 'm1') => apply(row, { type: 'edit', patch, mutationId });
const version = (rev: number, fields: Body) => ({ rev, deleted: false, body: { ...kata, review: null, ...fields } });
const pull = (row: Row, rev: number, fields: Body) =>
  apply(row, { type: 'pulled', newId: crypto.randomUUID, version: version(rev, fields) });

describe('a kata changed on two devices', () => {
  test('merges each field from the device that changed it', () => {
    const merged = pull(edit(stored(null), { zou: '夜' }), 2, { ishiki: '手', copy_count: 4 });
    expect(merged.body).toMatchObject({ zou: '夜', ishiki: '手', copy_count: 4 });
    expect(merged.delivery).toMatchObject({ status: 'pending', mergeBase: { zou: '朝' } });
  });

  test.each([
    ['on this device', late, early],
    ['on the other device', early, late],
  ])('keeps the later review when it was made %s', (_where, here, there) => {
    const merged = pull(edit(stored(null), { review: here, name: '名' }), 2, { review: there });
    expect(merged.body).toMatchObject({ review: late, name: '名' });
  });

  test('keeps the later review when the kata is graded again while the first write is in flight', () => {
    const sent = edit(stored(null), { review: early });
    const again = edit(sent, { review: late, zou: '夜' }, 'm2');
    const latest = { ...scheduleReview(null, 'again', NOON + 120_000) };
    const accept = (review: Body) => apply(again, { type: 'pushAccepted', sent, version: version(2, { review }) });
    expect(accept(early).body).toMatchObject({ review: late, zou: '夜' });
    expect(accept(latest).body).toMatchObject({ review: latest, zou: '夜' });
  });

  test('converges to the same review on every device in any order of versions', () => {
    const moments = fc.array(fc.nat(500), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(moments, moments, (mine, theirs) => {
        const reviews = (seconds: readonly number[]) =>
          seconds.map((s) => ({ ...scheduleReview(null, 'again', NOON + s * 1000) }));
        const local = reviews(mine).reduce((row, review, n) => edit(row, { review }, `m${n}`), stored(null));
        const merged = reviews(theirs).reduce((row, review, n) => pull(row, n + 2, { review }), local);
        const mineLast = mine.at(-1) ?? 0;
        const last = NOON + Math.max(mineLast, ...theirs) * 1000;
        expect(merged.body.review).toMatchObject({ reviewed_at: new Date(last).toISOString() });
      }),
    );
  });

  test('is deleted when one device deletes it, even if the other edits it', () => {
    const version = { rev: 2, deleted: true, body: {} };
    const merged = apply(edit(stored(late), { zou: '夜' }), { type: 'pulled', newId: crypto.randomUUID, version });
    expect(merged.delivery).toMatchObject({ status: 'synced', deleted: true });
  });
});
