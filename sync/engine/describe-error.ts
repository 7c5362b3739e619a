/** An error and its causes, at most. */
const MAX_DEPTH = 4;
const NAME = /^[\w$ ()]{1,40}$/;
const CODE = /^[\w-]{1,32}$/;

/** The names and codes of an error and its causes, without messages: "RequestError(network) < TypeError". */
export function describeError(error: unknown): string {
  const names: string[] = [];
  let current = error;
  while (current instanceof Error && names.length < MAX_DEPTH) {
    const code = codeOf(current);
    names.push(`${NAME.test(current.name) ? current.name : 'Error'}${code === null ? '' : `(${code})`}`);
    // Dexie wraps the browser's error as `inner`.
    current = 'inner' in current ? current.inner : current.cause;
  }
  return names.length === 0 ? typeof error : names.join(' < ');
}

function codeOf(error: Error): string | null {
  const code = 'code' in error ? error.code : null;
  return typeof code === 'string' && CODE.test(code) ? code : null;
}
