type Rule = { readonly matches: RegExp; readonly headers: ReadonlyArray<readonly [name: string, value: string]> };

/**
 * Parses a `_headers` file as Netlify and Cloudflare Pages read it: a path at the start of a line, its headers
 * indented below; `*` matches anything, `:name` one segment, `#` starts a comment.
 */
export function parseHeadersFile(text: string): readonly Rule[] {
  const rules: { matches: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (/^\s/.test(line)) rules.at(-1)?.headers.push(parseHeader(content));
    else rules.push({ matches: pathPattern(content), headers: [] });
  }
  return rules;
}

/** The headers for a path: all matching rules apply in order, and repeated headers are joined. */
export function headersForPath(rules: readonly Rule[], path: string): Readonly<Record<string, string>> {
  const headers = new Headers();
  for (const rule of rules) {
    if (rule.matches.test(path)) for (const [name, value] of rule.headers) headers.append(name, value);
  }
  return Object.fromEntries(headers);
}

function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`);
}

function parseHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
