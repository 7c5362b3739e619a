import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasDirectionMark, isBlank } from '../../../sync/rules/text-rules.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let device: Device;
beforeAll(async () => {
  backend = await startTestBackend();
  device = await addDevice(backend);
});
afterAll(() => backend.close());

const kata = (texts: object) => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る', ...texts });

describe('the rules for texts', () => {
  test('judge every code point the same in TypeScript and in SQL', { timeout: 120_000 }, async () => {
    const rows = await backend.sql<{ code: number; blank: boolean; mark: boolean }>(
      `select code, private.is_blank(chr(code)) as blank, private.has_direction_mark(chr(code)) as mark
       from generate_series(1, 1114111) as code where code not between 55296 and 57343
         and (private.is_blank(chr(code)) or private.has_direction_mark(chr(code)))`,
    );
    const inSql = new Map(rows.map(({ code, blank, mark }) => [code, [blank, mark]]));
    const different: string[] = [];
    for (let code = 1; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const text = String.fromCodePoint(code);
      const [blank, mark] = inSql.get(code) ?? [false, false];
      if (isBlank(text) !== blank || hasDirectionMark(text) !== mark) different.push(code.toString(16));
    }
    expect(inSql.size).toBeGreaterThan(4000);
    expect(different).toEqual([]);
  });

  test.each([
    ['a zou of zero width spaces', { zou: '\u200b\u200b' }, 'invalid_value'],
    ['an ishiki of wide spaces', { ishiki: '\u3000\u3000' }, 'invalid_value'],
    ['a zou without a shape', { zou: '\u3164' }, 'invalid_value'],
    ['a direction mark in the zou', { zou: '橋\u202e' }, 'invalid_value'],
    ['a direction mark in the name', { name: '\u2067橋' }, 'invalid_value'],
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
