import { readdirSync, readFileSync } from 'node:fs';

export interface ChildProcessInfo {
  readonly pid: number;
  /** At most 15 characters, as Linux keeps it. */
  readonly name: string;
  /** CPU time so far, in clock ticks. */
  readonly ticks: number;
}

/** All processes below `root` that still run. */
export function listDescendants(root: number): readonly ChildProcessInfo[] {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => readStat(Number(entry)));
  const processes = new Set([root]);
  // Parents may come after their children.
  for (let size = 0; size !== processes.size; ) {
    size = processes.size;
    for (const { pid, parent } of all) if (processes.has(parent)) processes.add(pid);
  }
  return all.filter(({ pid }) => pid !== root && processes.has(pid));
}

function readStat(pid: number): readonly (ChildProcessInfo & { readonly parent: number })[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may contain spaces.
    const [name, rest] = [
      stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      stat.slice(stat.lastIndexOf(')') + 2),
    ];
    const fields = rest.split(' ');
    return fields[0] === 'Z'
      ? []
      : [{ pid, name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
