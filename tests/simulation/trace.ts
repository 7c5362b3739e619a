/** A log of a run, and a hash of it for comparing two runs. */
export interface Trace {
  record(line: string): void;
  lines(): readonly string[];
  hash(): string;
}

export function startTrace(keepLines: boolean): Trace {
  const lines: string[] = [];
  let hash = 0x811c9dc5;
  return {
    record(line) {
      for (let index = 0; index < line.length; index += 1) {
        hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193) >>> 0;
      }
      if (keepLines) lines.push(line);
    },
    lines: () => lines,
    hash: () => hash.toString(16).padStart(8, '0'),
  };
}
