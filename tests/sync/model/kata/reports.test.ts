import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { kataHiding, readReportNote, sharingStop } from '../../../../sync/model/kata/reports.ts';
import { limits } from '../../../../sync/model/limits.ts';

const readHiding = (value: unknown) => v.parse(kataHiding, value);
const readSharingStop = (value: unknown) => v.parse(sharingStop, value);

describe('the line of a report', () => {
  test.each([
    ['', null],
    [' 　\n', null],
    ['\u200b\u3164', null],
    ['a\u202eb', 'ab'],
    [' 電話番号が入っています。\n', '電話番号が入っています。'],
    ['𠮟'.repeat(limits.report_note_max), '𠮟'.repeat(limits.report_note_max)],
    [`  ${'あ'.repeat(limits.report_note_max)}  `, 'あ'.repeat(limits.report_note_max)],
  ])('%j is sent as %j', (typed, note) => {
    expect(readReportNote(typed)).toBe(note);
  });
});

describe('the hiding of a kata', () => {
  const stored = {
    reason: 'rights',
    note: '歌詞です',
    hidden_at: '2026-11-23T03:00:00.000Z',
    corrected: true,
    by_text: true,
  };

  test('is read as it is stored, and reading it again changes nothing', () => {
    expect(readHiding(stored)).toEqual(stored);
    expect(readHiding(readHiding({ reason: 'rights', hidden_at: stored.hidden_at }))).toEqual({
      ...stored,
      note: null,
      corrected: false,
      by_text: false,
    });
  });

  test('has the reason "other" where a newer server knows more', () => {
    expect(readHiding({ ...stored, reason: 'boring' })?.reason).toBe('other');
  });

  test.each([null, undefined, {}, [], 'x', { ...stored, hidden_at: 'soon' }, { ...stored, reason: 1 }])(
    'is none in %j',
    (value) => {
      expect(readHiding(value)).toBeNull();
    },
  );
});

describe('the stop of a member’s sharing', () => {
  test('is read as it is stored, with the reason "other" where a newer server knows more', () => {
    const stored = { reason: 'advertising', note: '三度目です' };
    expect(readSharingStop(readSharingStop(stored))).toEqual(stored);
    expect(readSharingStop({ reason: 'boring' })).toEqual({ reason: 'other', note: null });
  });

  test.each([null, undefined, {}, [], 'x', { reason: 1 }])('is none in %j', (value) => {
    expect(readSharingStop(value)).toBeNull();
  });
});
