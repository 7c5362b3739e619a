import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../../sync/rules/csv.ts';

const rowsOf = (text: string) => {
  const read = readCsv(text);
  return read.ok ? read.rows : read;
};

describe('csv', () => {
  test('reads back what it wrote, whatever the cells hold', () => {
    const part = fc.constantFrom('"', ',', '\n', '\r\n', "'", '=', '+', '＝', '\t', '朝の海', '𠮷', 'a');
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

  test('begins with the mark that table programs need, and ends each line as they do', () => {
    expect(writeCsv([['象', '意識']])).toBe('\uFEFF象,意識\r\n');
  });

  test.each(['=1+1', '+81', '-1', '@SUM(A1)', '\tx', '＝HYPERLINK()', "'=1"])(
    'takes the force out of the formula %j',
    (text) => {
      expect(writeCsv([[text, '']])).toBe(`\uFEFF'${text},\r\n`);
    },
  );

  test('reads all kinds of line ends, quoted cells, and lines without the last end', () => {
    expect(rowsOf('a,b\nc,"d,""e"""\r"f\ng",\r\n\r\n,\nh,')).toEqual([
      ['a', 'b'],
      ['c', 'd,"e"'],
      ['f\ng', ''],
      ['h', ''],
    ]);
  });

  test('says in which row a quotation mark is never closed', () => {
    expect(readCsv('a,b\n"c,d\ne,f')).toEqual({ ok: false, row: 2 });
  });

  test('reads megabytes of quotation marks in one go', () => {
    const start = performance.now();
    expect(rowsOf(`"${'""'.repeat(2_000_000)}"`)).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
