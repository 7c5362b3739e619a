import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../../../sync/model/transfer/csv.ts';

const rowsOf = (text: string) => {
  const read = readCsv(text);
  return read.ok ? read.rows.map(({ cells }) => cells) : read;
};

describe('csv', () => {
  test('reads back any cells that it wrote', () => {
    const part = fc.constantFrom('"', ',', ';', 'sep=', '\n', '\r\n', "'", '=', '+', '＝', '\t', '朝の海', '𠮷', 'a');
    const cell = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    const rows = fc.array(
      fc.array(cell, { minLength: 1, maxLength: 4 }).filter((cells) => cells.some((text) => text !== '')),
    );
    fc.assert(
      fc.property(rows, (written) => {
        expect(rowsOf(writeCsv(written))).toEqual(written);
      }),
    );
  });

  test('starts with a byte order mark and ends lines with CRLF', () => {
    expect(writeCsv([['象', '意識']])).toBe('\uFEFF象,意識\r\n');
  });

  test.each([
    '=1+1',
    '+81',
    '-1',
    '@SUM(A1)',
    '＝HYPERLINK()',
    "'=1",
    ' =1',
    '\u00A0=1',
    '\u200B=1',
    '\uFEFF=1',
    '\v=1',
    '\0=1',
  ])('neutralizes the formula %j', (text) => {
    expect(writeCsv([[text, '']])).toBe(`\uFEFF'${text},\r\n`);
  });

  test('neutralizes a tab within quotes, since a tab separates too', () => {
    expect(writeCsv([['\tx', '']])).toBe('\uFEFF"\'\tx",\r\n');
  });

  test('reads all line endings, quoted cells and a missing final line ending', () => {
    expect(rowsOf('a,b\nc,"d,""e"""\r"f\ng",\r\n\r\n,\nh,')).toEqual([
      ['a', 'b'],
      ['c', 'd,"e"'],
      ['f\ng', ''],
      ['h', ''],
    ]);
  });

  test('reports the row of an unclosed quotation mark', () => {
    expect(readCsv('a,b\n"c,d\ne,f')).toEqual({
      ok: false,
      line: 2,
      number: 2,
      fault: 'open-quote',
    });
  });

  test('counts rows as a spreadsheet program does, and lines as an editor', () => {
    const read = readCsv('a,b\r\n"1\r\n2\n3",c\r\n\r\nd,"e');
    expect(read).toMatchObject({ ok: false, line: 6, number: 4 });
    expect(readCsv('"1\r\n2\r3",c\n\nd,e')).toMatchObject({
      rows: [
        { line: 1, number: 1 },
        { line: 5, number: 3 },
      ],
    });
  });

  test('tells a first cell from the line that names the separator', () => {
    expect(rowsOf('sep=;\r\na;b')).toEqual([['a', 'b']]);
    for (const cells of [['sep='], ['sep=', ''], ['sep=,']]) expect(rowsOf(writeCsv([cells]))).toEqual([cells]);
  });

  test('leaves text alone in which a sign follows a letter', () => {
    expect(writeCsv([['1=1', '足し算 +1']])).toBe('\uFEFF1=1,足し算 +1\r\n');
  });

  test('skips millions of empty lines, and ends after 50,000 rows', () => {
    expect(rowsOf('\n'.repeat(5_000_000))).toEqual([]);
    expect(rowsOf('a\n'.repeat(5_000_000))).toHaveLength(50_000);
  });

  test('reads megabytes of quotation marks, for which quadratic time would exceed any time limit', () => {
    expect(rowsOf(`"${'""'.repeat(2_000_000)}"`)).toHaveLength(1);
  });
});
