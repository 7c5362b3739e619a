import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeReport } from '../../../supabase/import/import-members.ts';
import { readCsv } from '../../../supabase/import/read-csv.ts';
import { readDump } from '../../../supabase/import/read-dump.ts';

async function* each(...parts: readonly string[]) {
  yield* parts;
}
const rowsOf = async (...parts: readonly string[]) => {
  const rows = [];
  for await (const { line, values } of readCsv(each(...parts))) rows.push([line, Object.fromEntries(values)]);
  return rows;
};

describe('readCsv', () => {
  test('reads quotes, line breaks in values, nulls, and the line on which a row begins', async () => {
    const text = '\uFEFFid,zou,name\r\n1,"橋を、""渡る""\nゆっくり",\r\n2,"",歩く\n\n3,a,"b"';
    const expected = [
      [2, { id: '1', zou: '橋を、"渡る"\nゆっくり', name: null }],
      [4, { id: '2', zou: '', name: '歩く' }],
      [6, { id: '3', zou: 'a', name: 'b' }],
    ];
    expect(await rowsOf(text)).toEqual(expected);
    // Wherever the parts of the file end.
    expect(await rowsOf(...text)).toEqual(expected);
  });

  test('refuses a row with too many values, and a quote that does not end', async () => {
    await expect(rowsOf('id,name\n1,a,b\n')).rejects.toThrow('Line 2 has 3 values, not 2');
    await expect(rowsOf('id,name\n1,"a\n2,b\n')).rejects.toThrow('Line 2 has a quote that does not end');
  });
});

describe('readDump', () => {
  const dump = [
    'COPY public.kata_forms (id, name, zou) FROM stdin;',
    '1\t\\N\t橋\\n\\\\渡る',
    '\\.',
    'COPY public.others (id) FROM stdin;',
    '1',
    '\\.',
  ];
  test('reads the blocks of the known tables', async () => {
    const rows = [];
    for await (const { table, line, values } of readDump(each(...dump))) rows.push([table, line, ...values.values()]);
    expect(rows).toEqual([['kata_forms', 2, '1', null, '橋\n\\渡る']]);
  });

  test('refuses insert statements of a known table', async () => {
    const rows = readDump(each("INSERT INTO public.users VALUES ('1');"));
    await expect(rows.next()).rejects.toThrow('Line 1: dump without --inserts');
  });
});

describe('writeReport', () => {
  test('writes a line a row, of which no cell and no line is a formula', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keiko-report-'));
    const reasons = ['=HYPERLINK("x")', 'a\n=1+1', 'a\r\n@x', '\t-1', '＝1', 'a "quoted", reason'];
    writeReport(
      join(folder, 'report.csv'),
      reasons.map((reason, n) => ({ source: 'users', line: n + 2, kind: 'left out', reason })),
    );
    const text = readFileSync(join(folder, 'report.csv'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(text).toBe(
      [
        '\uFEFFsource,line,kind,reason',
        `users,2,left out,"'=HYPERLINK(""x"")"`,
        'users,3,left out,a =1+1',
        'users,4,left out,a @x',
        "users,5,left out,' -1",
        "users,6,left out,'＝1",
        'users,7,left out,"a ""quoted"", reason"',
        '',
      ].join('\r\n'),
    );
  });
});
