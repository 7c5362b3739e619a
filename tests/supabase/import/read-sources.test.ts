import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeReport } from '../../../supabase/import/import-members.ts';
import { readCsv } from '../../../supabase/import/read-csv.ts';

const csvRows = (text: string) =>
  [...readCsv('kata_forms', text)].map(({ line, values }) => [line, Object.fromEntries(values)]);

describe('readCsv', () => {
  test('reads quotes, line breaks in values, and the line on which a row begins; an empty value is null', () => {
    const text = '\uFEFFid,zou,name\r\n1,"橋を、""渡る""\nゆっくり",\r\n2,"",歩く\n\n3,a,"b"';
    expect(csvRows(text)).toEqual([
      [2, { id: '1', zou: '橋を、"渡る"\nゆっくり', name: null }],
      [4, { id: '2', zou: null, name: '歩く' }],
      [6, { id: '3', zou: 'a', name: 'b' }],
    ]);
  });

  test.for([
    ['id,name\n1,a,b\n', 'Line 2 has 3 values, not 2'],
    ['id,name\n"1\n2",a\n3\n', 'Line 4 has 1 values, not 2'],
    ['id,name\n1,"a\n2,b\n', 'Line 2 has a quote that does not end'],
    ['id,name\n1,a\n2,"b"c\n', 'Line 3 has text beside a quote'],
    ['id,name,Name\n1,a,b\n', 'Line 1 names "Name" twice'],
    ['id,other,other\n1,a,b\n', 'Line 1 names "other" twice'],
  ] as const)('refuses %j with the line', ([text, message]) => {
    expect(() => csvRows(text)).toThrow(message);
  });
});

describe('writeReport', () => {
  test('writes a line a row, of which no cell and no line is a formula', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keiko-report-'));
    const reasons = ['=HYPERLINK("x")', 'a\n=1+1', 'a\r\n@x', '\t-1', '＝1', 'a "quoted", reason'];
    writeReport(
      join(folder, 'report.csv'),
      reasons.map((reason, n) => ({ file: 'a.csv', source: 'users', line: n + 2, kind: 'left out', reason })),
    );
    const text = readFileSync(join(folder, 'report.csv'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(text).toBe(
      [
        '\uFEFFfile,source,line,kind,reason',
        `a.csv,users,2,left out,"'=HYPERLINK(""x"")"`,
        'a.csv,users,3,left out,a =1+1',
        'a.csv,users,4,left out,a @x',
        "a.csv,users,5,left out,' -1",
        "a.csv,users,6,left out,'＝1",
        'a.csv,users,7,left out,"a ""quoted"", reason"',
        '',
      ].join('\r\n'),
    );
  });
});
