import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nextCollections } from '../../releases/next/next-build.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** The changes of the tutorial by file: each a text and what replaces it. */
function readTutorial(): ReadonlyMap<string, readonly (readonly [before: string, after: string])[]> {
  const [, section = ''] = /## Tutorial: a field for notes\n([\s\S]*?)\n## /.exec(read('sync/README.md')) ?? [];
  const changes = new Map<string, (readonly [string, string])[]>();
  for (const step of section.split(/^\d\. /m)) {
    const [, file = ''] = /in `([^`]+)`/.exec(step) ?? [];
    const diffs = [...step.matchAll(/```diff\n([\s\S]*?) *```/g)].map(([, diff = '']) => {
      const lines = diff
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(3));
      const side = (sign: string) =>
        lines.filter((line) => ` ${sign}`.includes(line[0] ?? '')).map((line) => line.slice(1));
      return [side('-').join('\n'), side('+').join('\n')] as const;
    });
    if (diffs.length > 0) changes.set(file, diffs);
  }
  return changes;
}

/** The file after the changes of the tutorial; throws unless each fits in one place. */
function followed(file: string): string {
  return (readTutorial().get(file) ?? []).reduce((text, [before, after]) => {
    if (text.split(`${before}\n`).length !== 2) throw new Error(`"${before}" is not once in ${file}`);
    return text.replace(`${before}\n`, () => `${after}\n`);
  }, read(file));
}

describe('the tutorial that adds a field to notes', () => {
  test('gives the server the column and the judgement of the next release', () => {
    const [sql, next] = [followed('supabase/schemas/09_notebook_settings.sql'), read('tests/releases/next/next.sql')];
    const judgement = /function private\.push_notes[\s\S]*?\n\$\$;\n/;
    const [wanted = ''] = judgement.exec(next) ?? [];
    expect(wanted).not.toBe('');
    expect(judgement.exec(sql)?.[0]).toBe(wanted);
    const [, column = ''] = /add column (.*);/.exec(next) ?? [];
    expect(sql).toContain(`\n  ${column},\n`);
  });

  test('gives the device the fields of the next release', () => {
    const source = followed('sync/model/notebook/notes.collection.ts');
    const [, fields = ''] = /fields: \[(.*)\]/.exec(source) ?? [];
    expect(fields.split(', ').map((name) => name.slice(1, -1))).toEqual(nextCollections.notes.fields);
    const [, schema = ''] = /schema: v\.object\(\{([\s\S]*?)\}\)/.exec(source) ?? [];
    expect([...schema.matchAll(/^ +(\w+)[:,]/gm)].map(([, name]) => name)).toEqual(
      Object.keys(nextCollections.notes.schema.entries),
    );
  });
});
