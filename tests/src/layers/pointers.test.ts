import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(existsSync);
const folders = files.flatMap((file) => file.split('/').map((_, end, parts) => `${parts.slice(0, end).join('/')}/`));
const places = [...files, ...new Set(folders)];
const pages = files.filter((file) => file.endsWith('.md'));

const sql = textOf(files.filter((file) => file.startsWith('supabase/migrations/')));
const typescript = textOf(files.filter((file) => /\.tsx?$/.test(file)));

/** What the pages point with, found in each line; a group of the pattern is the pointer. */
const RULES: readonly { readonly pattern: RegExp; readonly resolves: (pointer: string, page: string) => boolean }[] = [
  // A link or a picture.
  { pattern: /\]\(([^)]+)\)|src(?:set)?="([^"]+)"/g, resolves: isTarget },
  // A path in backticks: a known extension, or a slash at its end. A name shortened with … never resolves.
  { pattern: /`([\w.<>*/…-]+(?:\/|\.(?:tsx?|sql|md|json|css|svg|html|toml|gz)))`/g, resolves: isPath },
  // A table or function of the database, also in examples.
  { pattern: /\b((?:private|public)\.(?:\w|<\w+>)+)/g, resolves: isInDatabase },
  { pattern: /\brpc\/(\w+)/g, resolves: (name) => isInDatabase(`public.${name}`) },
  { pattern: /`(\w+)\(\)`/g, resolves: isFunction },
  { pattern: /npm run (?:--\S+ )*([\w:-]+)/g, resolves: isScript },
];

/** The pointers of a line that lead nowhere. */
function unresolvedIn(line: string, page: string): readonly string[] {
  const unresolved = RULES.flatMap(({ pattern, resolves }) =>
    [...line.matchAll(pattern)]
      .map(([, first, second]) => first ?? second ?? '')
      .filter((pointer) => !resolves(pointer, page)),
  );
  return [...unresolved, ...unknownTitlesIn(line, page)];
}

/** A title in quotes must occur in the test file that is named before it, or among the planted bugs; … stands for its rest. */
function unknownTitlesIn(line: string, page: string): readonly string[] {
  const unknown: string[] = [];
  let text = '';
  for (const [, path, bug, title] of line.matchAll(/`([^`]+\.test\.tsx?)`|(planted bug)|[“"]([^”"]+)[”"]/g)) {
    if (path !== undefined) text = textOf(placesOf(path, page));
    if (bug !== undefined) text = textOf(['tests/simulation/planted-bugs.ts']);
    if (title === undefined || text === '') continue;
    const parts = title.split('…').map((part) => part.trim().replaceAll('’', "'"));
    if (!parts.every((part) => text.replaceAll('’', "'").includes(part))) unknown.push(title);
  }
  return unknown;
}

function isTarget(link: string, page: string): boolean {
  if (/^https?:/.test(link)) return true;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : posix.join(posix.dirname(page), path);
  return places.includes(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

function anchorsOf(page: string): readonly string[] {
  const headings = textOf([page]).match(/(?<=^#+ ).*/gm) ?? [];
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** What the build, the embedded backend and a deployment write is not tracked. */
function isPath(path: string, page: string): boolean {
  return /^(dist|\.data|\.deploy)\//.test(path) || placesOf(path, page).length > 0;
}

/** A path begins at the root or at the page's folder, or is the end of one path only; with `*` or `<name>`, of any. */
function placesOf(path: string, page: string): readonly string[] {
  const exact = [path, posix.join(posix.dirname(page), path)].filter((place) => places.includes(place));
  if (exact.length > 0) return exact;
  const end = path.replaceAll('.', '\\.').replace(/\*+|<\w+>/g, '[^/]+');
  const matches = places.filter((place) => new RegExp(`(^|/)${end}$`).test(place));
  return matches.length === 1 || /[*<]/.test(path) ? matches : [];
}

function isInDatabase(name: string): boolean {
  const pattern = name.replace('.', '\\.').replace(/<\w+>/, '\\w+');
  const isExposed = new RegExp(`private\\.expose\\([^;]*'${name.replace(/^public\./, '')}'`).test(sql);
  return (
    isExposed || new RegExp(`^create .*(function|table|type|domain|view) (if not exists )?${pattern}\\b`, 'm').test(sql)
  );
}

function isFunction(name: string): boolean {
  return new RegExp(`(function|const) ${name}\\b`).test(typescript) || isInDatabase(`public.${name}`);
}

function isScript(name: string): boolean {
  return new RegExp(`^    "${name}": `, 'm').test(textOf(['package.json']));
}

function textOf(paths: readonly string[]): string {
  return paths.map((path) => readFileSync(path, 'utf8')).join('\n');
}

describe('the pages', () => {
  test.for(pages)('point to what exists: %s', (page) => {
    const lines = textOf([page]).split('\n');
    const unresolved = lines.flatMap((line, index) =>
      unresolvedIn(line, page).map((pointer) => `${page}:${index + 1}: ${pointer}`),
    );
    expect(unresolved).toEqual([]);
  });

  test.for([
    'see [the page](no-such-page.md)',
    'see [the section](README.md#no-such-section)',
    '<img src="no-such-picture.png">',
    '`src/no-such-file.ts`',
    '`readings.ts`, which several folders have',
    '`no-such-folder/`',
    '`supabase/…_by_topic.sql`',
    '`select private.no_such_function()`',
    '`rpc/no_such_call`',
    '`noSuchFunction()`',
    '`npm run no-such-script`',
    '`tests/e2e/home.full.test.ts`: “no such title”',
    'planted bug “no such bug”',
  ])('are checked by a search that finds what is broken in: %s', (line) => {
    expect(unresolvedIn(line, 'README.md')).toHaveLength(1);
  });
});
