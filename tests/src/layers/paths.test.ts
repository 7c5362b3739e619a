import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The path table, and a module whose lone slash is a base64 character. */
const EXEMPT = ['src/paths.ts', 'src/lib/notifications/base64url.ts'];

/** Build files, requests that the service worker handles, and the path of another host's video player. */
const OTHER = /\.(png|js|json|html)$|^\/(assets|rest\/v1|embed)\//;

/** String literals in `code` that start like a path of the app. */
function pathLiterals(code: string): readonly string[] {
  const literals = code.match(/(?<=['"`])\/(?:[a-z:$?#][^'"`\n]*)?(?=['"`])/g) ?? [];
  return literals.filter((literal) => !OTHER.test(literal));
}

describe('the path table', () => {
  test('is the only source file that spells out a path', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('src', file))
      .filter((file) => !EXEMPT.includes(file));
    expect(files.length).toBeGreaterThan(300);
    const literals = files.flatMap((file) =>
      pathLiterals(readFileSync(file, 'utf8')).map((literal) => `${file}: ${literal}`),
    );
    expect(literals).toEqual([]);
  });

  test.each([
    ['<Link to="/login">', '/login'],
    ["navigate('/', { replace: true })", '/'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    ['to={`/kata-training?edit=${id}`}', '/kata-training?edit=${id}'],
    ["under: ['/profile', x]", '/profile'],
  ])('is checked by a search that finds the path in %s', (code, path) => {
    expect(pathLiterals(code)).toEqual([path]);
  });
});
