import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kataProblem, storedKataTexts } from '../../../sync/model/kata/texts.ts';
import { limits } from '../../../sync/model/limits.ts';
import { foldText } from '../../../sync/model/text/fold-text.ts';
import { isBlank, storedText } from '../../../sync/model/text/stored-text.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { nastyText } from '../../support/fixtures/nasty-texts.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
const device = await addDevice(backend);

const kata = (texts: object) => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る', ...texts });

/** What PostgreSQL can receive: no NUL, no halves of a pair, and no capitals of scripts that are newer than its tables. */
const storable = (text: string) =>
  text
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/[\u{10000}-\u{1ffff}]/gu, (letter) => letter.toLowerCase());

describe('the rules for texts', () => {
  test('judge every code point the same in TypeScript and in SQL', { timeout: 120_000 }, async () => {
    const rows = await backend.sql<{ codes: number[]; blank: boolean[]; stored: string }>(
      `select array_agg(code) as codes, array_agg(private.is_blank(chr(code))) as blank,
         private.stored_text(string_agg('あ' || chr(code), '' order by code)) as stored
       from generate_series(1, 1114111) as code where code not between 55296 and 57343 group by code / 1000`,
    );
    const judged = rows.map(({ codes }) => {
      const letters = codes.map((code) => String.fromCodePoint(code));
      return {
        codes,
        blank: letters.map(isBlank),
        stored: storedText(letters.map((letter) => `あ${letter}`).join('')),
      };
    });
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows).toEqual(judged);
  });

  test('store, judge and fold any text the same in TypeScript and in SQL', { timeout: 120_000 }, async () => {
    const texts = fc.sample(nastyText, { numRuns: 20_000, seed: 96 }).map(storable);
    const rows = await backend.sql<{ stored: string; blank: boolean; folded: string }>(
      `select private.stored_text(t) as stored, private.is_blank(t) as blank, private.fold_text(t) as folded
       from unnest($1::text[]) with ordinality as x (t, n) order by n`,
      [texts],
    );
    const inSql = rows.map((row, index) => ({ text: texts[index], ...row }));
    expect(inSql).toEqual(
      texts.map((text) => ({ text, stored: storedText(text), blank: isBlank(text), folded: foldText(text) })),
    );
  });

  test('judge the texts of a kata the same in TypeScript and in SQL', { timeout: 120_000 }, async () => {
    const { kata_text_max: long, kata_label_max: label, kata_folded_max: folded } = limits;
    const length = fc.constantFrom(1, label, label + 1, folded / 18, folded / 18 + 1, long, long + 1);
    const text = fc.oneof(
      nastyText.map(storable),
      fc.tuple(fc.constantFrom('橋', '\ufdfa', '𠮟'), length).map(([letter, amount]) => letter.repeat(amount)),
    );
    const kata = fc.record({ zou: text, ishiki: text, name: fc.option(text), category: fc.option(text) });
    const cases = fc.sample(kata, { numRuns: 1000, seed: 97 }).map(storedKataTexts);
    const inSql = await backend.sql<{ problem: string | null }>(
      `select private.kata_problem(k.zou, k.ishiki, k.name, k.category) as problem
       from jsonb_array_elements($1::jsonb) with ordinality as x (texts, n),
         jsonb_to_record(texts) as k (zou text, ishiki text, name text, category text) order by n`,
      [cases],
    );
    const codes = { missing: 'invalid_value', 'too-long': 'too_long', 'too-long-folded': 'too_long' };
    const judged = cases.map((texts) => kataProblem(texts)).map((problem) => problem && codes[problem.reason]);
    expect(new Set(judged)).toEqual(new Set([null, 'invalid_value', 'too_long']));
    expect(inSql.map(({ problem }) => problem)).toEqual(judged);
  });

  test.each([
    ['a zou of zero width spaces', { zou: '\u200b\u200b' }, 'invalid_value'],
    ['an ishiki of wide spaces', { ishiki: '\u3000\u3000' }, 'invalid_value'],
    ['a zou without a shape', { zou: '\u3164' }, 'invalid_value'],
    ['a zou of direction marks', { zou: '\u202e\u2066' }, 'invalid_value'],
    ['a direction mark in the zou', { zou: '橋\u202e' }, 'merged'],
    ['450 ligatures of 18 letters', { zou: '\ufdfa'.repeat(450) }, 'too_long'],
    ['an emoji of several characters', { zou: '👨‍👩‍👧' }, 'ok'],
  ])('answer %s', async (_what, texts, outcome) => {
    expect(await device.push(kata(texts))).toEqual([outcome]);
  });

  test('make a blank name and category null', async () => {
    const row = kata({ name: '\u200b', category: '\u3000' });
    expect(await device.push(row)).toEqual(['merged']);
    expect(await device.row('kata_forms', row.id)).toMatchObject({ name: null, category: null });
  });

  test("refuse another member's id", async () => {
    const row = kata({});
    const thief = await addDevice(backend);
    expect(await device.push(row)).toEqual(['ok']);
    expect(await thief.push({ ...kata({ zou: '盗んだ' }), id: row.id })).toEqual(['invalid_id']);
    expect(await thief.push(pushed('kata_forms', row.id, {}, { op: 'delete' }))).toEqual(['invalid_id']);
  });
});
