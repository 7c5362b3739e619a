import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { rowWrite } from '../../../../src/data/member/member-data.ts';
import { ownNotes } from '../../../../src/data/notebook/notes.ts';
import { containsWords, searchWords } from '../../../../sync/model/kata/search.ts';
import { openLocalMember } from '../local-member.ts';

const rows = {
  early: { text: '朝のｶﾗｽ', day: '2026-11-20', written_at: '2026-11-20T01:00:00.000Z', about: null, question: null },
  late: { text: '夜の虫', day: '2026-11-20', written_at: '2026-11-20T10:00:00.000Z', about: 'jutsu', question: null },
  // Its device's clock was ahead by a day.
  ahead: { text: '雨', day: '2026-11-21', written_at: '2026-11-20T09:00:00.000Z', about: null, question: '天気は。' },
} as const;

async function openNotes() {
  const member = await openLocalMember();
  for (const [id, note] of Object.entries(rows)) await member.write(rowWrite('notes', id, () => note));
  return firstValueFrom(ownNotes(member.database).values);
}

describe('the notes', () => {
  test('are sorted by day, then by time, the newest first', async () => {
    expect((await openNotes()).map(({ id }) => id)).toEqual(['ahead', 'late', 'early']);
  });

  test.each([
    ['からす', ['early']],
    ['カラス 朝', ['early']],
    ['十四ツ', ['late']],
    ['天気', ['ahead']],
    ['の', ['late', 'early']],
    ['星', []],
  ])('are found by %j', async (query, ids) => {
    const matches = (await openNotes()).filter(({ searchText }) => containsWords(searchText, searchWords(query)));
    expect(matches.map(({ id }) => id)).toEqual(ids);
  });
});
