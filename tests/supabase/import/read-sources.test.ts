import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeReport } from '../../../supabase/import/import-members.ts';
import { readCsv } from '../../../supabase/import/read-csv.ts';
import { readDump } from '../../../supabase/import/read-dump.ts';

const csvRows = (text: string) =>
  [...readCsv('kata_forms', text)].map(({ line, values }) => [line, Object.fromEntries(values)]);
const dumpRows = (...lines: readonly string[]) =>
  [...readDump(`${lines.join('\n')}\n`)].map(({ table, line, values }) => [table, line, ...values.values()]);

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

describe('readDump', () => {
  const COPY = 'COPY public.kata_forms (id, name, zou) FROM stdin;';

  test('reads the blocks of the known tables, in which only a line feed separates', () => {
    const rows = dumpRows(
      COPY,
      '1\t\\N\t橋\\n\\\\渡る',
      '2\t\ta\u2028b\u0085c\vd',
      '\\.',
      'COPY public.others (id) FROM stdin;',
      '1',
      '\\.',
      'COPY auth.users (id) FROM stdin;',
      '1',
      '\\.',
      'COPY "public"."users" ("id", "email") FROM stdin;\r',
      '3\tx\r',
      '\\.\r',
    );
    expect(rows).toEqual([
      ['kata_forms', 2, '1', null, '橋\n\\渡る'],
      ['kata_forms', 3, '2', null, 'a\u2028b\u0085c\vd'],
      ['users', 12, '3', 'x'],
    ]);
  });

  const fullMember = [
    '--',
    '-- PostgreSQL database dump',
    '--',
    "SET client_encoding = 'UTF8';",
    COPY,
    '1\ta\tb',
    '\\.',
    '-- PostgreSQL database dump complete',
  ];
  test('refuses a dump wherever it is cut', () => {
    expect(dumpRows(...fullMember)).toHaveLength(1);
    for (let length = 2; length < fullMember.length; length += 1) {
      expect(() => dumpRows(...fullMember.slice(0, length))).toThrow('cut');
    }
  });

  test.for([
    [["INSERT INTO public.users VALUES ('1');"], 'Line 1: dump without --inserts'],
    [['--', 'COPY public.users FROM stdin;'], 'Line 2: dump without --inserts'],
    [['COPY users (id) FROM stdin WITH (FORMAT csv);'], 'Line 1: dump without --inserts'],
    [["SET client_encoding = 'EUC_JP';"], 'Line 1: dump with --encoding=UTF8'],
    [[COPY, '1\ta\tb', '2\ta'], 'Line 3 has 2 values, not 3'],
    [[COPY, '1\ta\tb', '2\ta\tb\tc'], 'Line 3 has 4 values, not 3'],
    [[COPY, '1\ta\tb', ''], 'Line 3 has 1 values, not 3'],
    [[COPY, '1\ta\tb'], 'The block that begins on line 1 has no end: the dump is cut'],
  ] as const)('refuses %j with the line', ([lines, message]) => {
    expect(() => dumpRows(...lines)).toThrow(message);
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
