import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kataFormsRule } from '../../../sync/collections/kata-forms.ts';
import type { Body } from '../../../sync/protocol/json.ts';
import type { WireRow } from '../../../sync/protocol/sync-exchange.ts';
import { cleanDoc, type SyncedDoc } from '../../../sync/replication/document.ts';
import { applyRow, patchOf, settle, writeLocally } from '../../../sync/replication/transitions.ts';
import { scheduleReview } from '../../../sync/rules/kata-schedule.ts';

const NOON = Date.parse('2026-11-20T03:00:00Z');
const early = { ...scheduleReview(null, 'again', NOON) };
const late = { ...scheduleReview(null, 'remembered', NOON + 60_000) };

const kata = { zou: '朝', ishiki: '足', name: null, category: null, is_copied: false, original_id: null };
const held = (review: Body | null) => cleanDoc('k', 1, { ...kata, review, copy_count: 0 });

function row(rev: number, fields: Body): WireRow {
  return { c: 'kata_forms', id: 'k', rev, deleted: false, ...kata, copy_count: 0, review: null, ...fields };
}

/** A local write on top of a row. */
function written(doc: SyncedDoc, fields: Body, mut = 'm1'): SyncedDoc {
  const next = writeLocally(doc, 'k', fields, mut);
  if (next === null) throw new Error('Cannot write the row');
  return next;
}

describe('a kata changed on two devices', () => {
  test('merges each field from the device that changed it', () => {
    const merged = applyRow(written(held(null), { zou: '夜' }), row(2, { ishiki: '手', copy_count: 4 }), kataFormsRule);
    expect(merged?.body).toMatchObject({ zou: '夜', ishiki: '手', copy_count: 4 });
    expect(merged && patchOf(merged, kataFormsRule)).toEqual({ zou: '夜' });
  });

  test.each([
    ['on this device', late, early],
    ['on the other device', early, late],
  ])('keeps the later review when it was made %s', (_where, here, there) => {
    const merged = applyRow(
      written(held(null), { review: here, name: '名' }),
      row(2, { review: there }),
      kataFormsRule,
    );
    expect(merged?.body).toMatchObject({ review: late, name: '名' });
  });

  test('keeps the later review when the kata is graded again while the first write is in flight', () => {
    const sent = written(held(null), { review: early });
    const again = written(sent, { review: late, zou: '夜' }, 'm2');
    const other = { ...scheduleReview(null, 'again', NOON + 120_000) };
    const answer = { c: 'kata_forms', id: 'k', mut: 'm1', status: 'merged' as const };
    const behind = settle(again, sent, { ...answer, row: row(2, { review: early }) }, kataFormsRule);
    expect(behind?.body).toMatchObject({ review: late, zou: '夜' });
    const outdone = settle(again, sent, { ...answer, row: row(2, { review: other }) }, kataFormsRule);
    expect(outdone?.body).toMatchObject({ review: other, zou: '夜' });
  });

  test('converges to the same review on every device in any order of versions', () => {
    const moments = fc.array(fc.nat(500), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(moments, moments, (mine, theirs) => {
        const reviews = (seconds: readonly number[]) =>
          seconds.map((s) => ({ ...scheduleReview(null, 'again', NOON + s * 1000) }));
        const local = reviews(mine).reduce((doc, review, n) => written(doc, { review }, `m${n}`), held(null));
        const merged = reviews(theirs).reduce<SyncedDoc | null>(
          (doc, review, n) => applyRow(doc, row(n + 2, { review }), kataFormsRule),
          local,
        );
        const mineLast = mine.at(-1) ?? 0;
        const last = NOON + Math.max(mineLast, ...theirs) * 1000;
        expect(merged?.body.review).toMatchObject({ reviewed_at: new Date(last).toISOString() });
      }),
    );
  });

  test('is deleted when one device deletes it, even if the other edits it', () => {
    const merged = applyRow(written(held(late), { zou: '夜' }), { ...row(2, {}), deleted: true }, kataFormsRule);
    expect(merged).toMatchObject({ del: true, dirty: 0 });
  });
});
