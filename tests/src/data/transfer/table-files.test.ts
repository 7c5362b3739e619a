import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readImport } from '../../../../src/data/transfer/import-file.ts';
import { readFile } from '../../../../supabase/import/read-csv.ts';
import { encodeText, type TextEncoding, textEncodings } from '../../../support/fixtures/encode-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'keiko-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a reader makes of a file: the values of its three columns by row, or what it says about the file. */
type Reading = readonly (readonly unknown[])[] | string;

interface Reader {
  readonly head: readonly [string, string, string];
  readonly read: (bytes: Uint8Array<ArrayBuffer>) => Promise<Reading>;
  /** What it says about each fault on line 3. */
  readonly faults: Readonly<Record<'open' | 'beside' | 'bytes', string>>;
}

/** Every place where a table comes in. One more reader of tables belongs here. */
const readers: Readonly<Record<string, Reader>> = {
  'the import of a member': {
    head: ['象', '意識', '名前'],
    read: async (bytes) => {
      const file = await readImport(new Blob([bytes]));
      if (!file.ok) return `${file.problem} ${file.row}`;
      const katas = file.parts.find(({ collection }) => collection === 'kata_forms')?.rows ?? [];
      return katas.map(({ body: { zou, ishiki, name } }) => [zou, ishiki, name]);
    },
    faults: { open: 'open-quote 3', beside: 'text-beside-quote 3', bytes: 'unreadable 3' },
  },
  'import-members': {
    head: ['zou', 'ishiki', 'name'],
    read: async (bytes) => {
      writeFileSync(join(folder, 'kata_forms.csv'), bytes);
      try {
        const rows = [...readFile(folder, 'kata_forms.csv', 'kata_forms')];
        return rows.map(({ values }) => ['zou', 'ishiki', 'name'].map((column) => values.get(column)));
      } catch (error) {
        return String(error);
      }
    },
    faults: {
      open: 'Error: Cannot read "kata_forms.csv": Line 3 has a quote that does not end',
      beside: 'Error: Cannot read "kata_forms.csv": Line 3 has text beside a quote',
      bytes: 'Error: Cannot read "kata_forms.csv": Line 3 is neither UTF-8, UTF-16 nor Shift_JIS',
    },
  },
};
const each = Object.entries(readers);
const separators = [
  [',', 'comma'],
  ['\t', 'tab'],
  [';', 'semicolon'],
] as const;
const lineEnds = [
  ['\n', 'LF'],
  ['\r\n', 'CRLF'],
  ['\r', 'CR'],
] as const;

const ROWS = [
  ['朝～夜の道①髙', '足の裏"で"聴く', '街'],
  ['橋を, 渡る; と', '「遠く」を−見る', '町'],
];

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const bytesOf = (text: string) => encodeText(text, 'UTF-8');

describe.for(each)('%s', ([, { head, read, faults }]) => {
  const table = (separator: string, lineEnd: string) =>
    `${[head, ...ROWS.map((row) => row.map(quote))].map((row) => row.join(separator)).join(lineEnd)}${lineEnd}`;

  const ways = textEncodings.flatMap((encoding) =>
    separators.flatMap(([separator, name]) =>
      lineEnds.map(([lineEnd, end]) => [encoding, name, end, separator, lineEnd] as const),
    ),
  );
  test.for(ways)('reads %s with %s and %s', async ([encoding, , , separator, lineEnd]) => {
    // Shift_JIS has another minus.
    const text = table(separator, lineEnd).replace('−', encoding === 'Shift_JIS' ? '－' : '−');
    const rows = encoding === 'Shift_JIS' ? ROWS.map((row) => row.map((cell) => cell.replace('−', '－'))) : ROWS;
    expect(await read(encodeText(text, encoding))).toEqual(rows);
  });

  test.for<[what: string, text: string]>([
    ['mixed line ends', `${head}\r\na,b,c\rd,e,f\ng,h,i`],
    ['a line with the separator', `sep=;\r\n${head.join(';')}\r\na;b;c\nd;e;f\ng;h;i`],
    ['a separator in a quoted heading', `${head.map(quote).join(';')}\na;b;c\nd;e;f\ng;h;i`],
    ['empty lines, and lines of nothing but separators', `${head}\n\na,b,c\n,,\n\r\nd,e,f\n"","",""\ng,h,i\n\n`],
    ['quotes around every cell', `${head.map(quote)}\n"a","b","c"\n"d","e","f"\n"g","h","i"`],
  ])('reads %s', async ([, text]) => {
    const rows = ['abc', 'def', 'ghi'].map((letters) => [...letters]);
    expect(await read(bytesOf(text))).toEqual(rows);
  });

  test.for<[what: string, text: string, fault: keyof Reader['faults']]>([
    ['an open quote', `${head}\na,b,c\nd,"e,f\ng,h,i\n`, 'open'],
    ['an open quote with CR', `${head}\ra,b,c\rd,"e,f\rg,h,i\r`, 'open'],
    ['an open quote at the end', `${head}\na,b,c\nd,e,"`, 'open'],
    ['text after a quote', `${head}\na,b,c\nd,"e"x,f\n`, 'beside'],
    ['a space after a quote', `${head}\na,b,c\nd,"e" ,f\n`, 'beside'],
    ['a space before a quote', `${head}\na,b,c\nd, "e",f\n`, 'beside'],
    ['a quote within a cell', `${head}\na,b,c\nd,5"e,f\n`, 'beside'],
    ['a quote within quotes', `${head}\na,b,c\nd,"e"f"g",h\n`, 'beside'],
    ['megabytes after an open quote', `${head}\na,b,c\nd,"${'e,f\n'.repeat(200_000)}`, 'open'],
  ])('names the line of %s', async ([, text, fault]) => {
    expect(await read(bytesOf(text))).toBe(faults[fault]);
  });

  const broken: readonly [TextEncoding, readonly number[]][] = [
    ['UTF-8', [0xe6, 0x9c]],
    ['UTF-8', [0xff]],
    ['UTF-8', [0xed, 0xa0, 0x80]],
    ['UTF-8 with BOM', [0xc0, 0x80]],
    ['UTF-16LE with BOM', [0x00, 0xd8]],
    ['UTF-16LE', [0x00, 0xdc]],
    ['UTF-16BE with BOM', [0xd8, 0x00]],
    ['Shift_JIS', [0x81, 0x20]],
    ['Shift_JIS', [0xa0]],
    ['UTF-8', [0x00]],
  ];
  test.for(broken)('names the line of bytes that are no %s: %j', async ([encoding, bytes]) => {
    const start = encodeText(`${head}\n朝の海,足の裏,道\n夜の`, encoding);
    const end = encodeText('道,足の裏,朝\n橋,渡る,川\n', encoding.replace(' with BOM', '') as TextEncoding);
    expect(await read(Uint8Array.from([...start, ...bytes, ...(encoding.includes('BE') ? [] : end)]))).toBe(
      faults.bytes,
    );
  });

  test.for<[what: string, form: (heading: string) => string]>([
    ['decomposed, as a Mac writes them', (heading) => heading.normalize('NFD')],
    [
      'in another width',
      (heading) => heading.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ],
    ['with spaces and invisible characters', (heading) => ` \u200B${heading}　`],
    ['with a long mark', (heading) => `${heading}ー`],
    ['in capitals', (heading) => heading.toUpperCase()],
  ])('knows headings %s', async ([, form]) => {
    expect(await read(bytesOf(`${head.map(form)}\na,b,c\n`))).toEqual([['a', 'b', 'c']]);
  });
});

test('no other place turns bytes into text, or text into cells', () => {
  const output = execFileSync('git', [
    'grep',
    '-lE',
    String.raw`(new |, )TextDecoder\b|file\.text\(|parseCsv\(|readCsv\(|split\('(,|\\t)'\)`,
    'src',
    'sync/model',
    'supabase/import',
  ]);
  expect(String(output).trim().split('\n')).toEqual([
    'src/data/transfer/import-file.ts',
    // JSON.
    'src/features/admin/materials/read-material-file.ts',
    // A token.
    'src/service-worker/exchange-queue.ts',
    'supabase/import/read-csv.ts',
    'sync/model/transfer/csv.ts',
  ]);
});

test.for<[name: string, cell: string]>([
  ['the import of a member', 'line 1\nline 2'],
  ['import-members', 'line 1\r\nline 2'],
])('%s keeps line ends within quotes', async ([name, cell]) => {
  const { head, read } = readers[name] ?? expect.fail();
  expect(await read(bytesOf(`${head}\n"${cell}",b,c\n`))).toEqual([[cell, 'b', 'c']]);
});

describe('the headings of the import of a member', () => {
  const parts = async (text: string) => {
    const file = await readImport(new Blob([text]));
    return file.ok ? [file.parts.flatMap(({ rows }) => rows.map(({ body }) => body.category)), file.unused] : file;
  };

  test.for(['カテゴリ', 'カテコ\u3099リ', 'ｶﾃｺﾞﾘ', 'カテゴリー', 'ｶﾃｺﾞﾘｰ', 'category', 'Category', 'かてごり'])(
    'have a category as %s',
    async (heading) => expect(await parts(`象,意識,${heading}\n海,波,自然\n`)).toEqual([['自然'], []]),
  );

  test('that are not used are named', async () => {
    expect(await parts('番号,象,意識,分類,象\n1,海,波,自然,\n')).toEqual([[null], ['番号', '分類', '象']]);
    expect(await parts('象,意識\n海,波,余り\n')).toEqual([[null], ['見出しのない列']]);
  });

  test.for(['象|意識\n海|波', '象、意識\n海、波', '象　意識\n海　波'])(
    'without a separator are said to have none: %j',
    async (text) => expect(await parts(text)).toEqual({ ok: false, problem: 'separator' }),
  );
});

test('any text of Unicode is read from each encoding as it was written', async () => {
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom('"', ',', ';', '\t', "'", '=', '＝', '〜', '葛󠄀', 'が', '👩‍🚒', '\u3000x'),
        fc.string({ unit: 'grapheme' }),
      ),
    )
    .map((letters) =>
      letters
        .join('')
        .replace(/[\0\r\n]/g, '')
        .normalize('NFC')
        .trim(),
    )
    .filter((cell) => /^\S.*\S$/u.test(cell) && cell.length < 100);
  const { read } = readers['import-members'] ?? expect.fail();
  const unicode = textEncodings.filter((encoding) => encoding !== 'Shift_JIS');
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      fc.constantFrom(...unicode),
      fc.constantFrom(...separators),
      fc.constantFrom(...lineEnds),
      async (zou, ishiki, encoding, [separator], [lineEnd]) => {
        const rows = [
          ['zou', 'ishiki', 'name'],
          [quote(zou), quote(ishiki), '道'],
        ];
        const file = rows.map((row) => row.join(separator)).join(lineEnd);
        expect(await read(encodeText(file, encoding))).toEqual([[zou, ishiki, '道']]);
      },
    ),
  );
});
