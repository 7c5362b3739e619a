import { readdirSync, readFileSync } from 'node:fs';

const EACH_MS = 5000;

/** Samples the memory of processes of this machine by name; one without an id is skipped. */
export function watchMemory<Name extends string>(ids: Readonly<Record<Name, number | undefined>>) {
  const names = Object.keys(ids) as Name[];
  const most = new Map<Name, number>();
  const sample = () => {
    for (const name of names) most.set(name, Math.max(most.get(name) ?? 0, readMemory(ids[name])));
  };
  sample();
  const timer = setInterval(sample, EACH_MS);
  return {
    stop: () => clearInterval(timer),
    /** The most of each in MiB; null where it could not be read. */
    most: () => Object.fromEntries(names.map((name) => [name, most.get(name) || null])) as Record<Name, number | null>,
  };
}

/** MiB of a process and those below it, shared pages counted once; 0 where Linux's /proc is missing. */
function readMemory(root: number | undefined): number {
  if (root === undefined) return 0;
  try {
    const parents = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((id) => [Number(id), parentOf(id)]),
    );
    const isBelow = (id: number): boolean => id === root || (id > 1 && isBelow(parents.get(id) ?? 0));
    return Math.round([...parents.keys()].filter(isBelow).reduce((sum, id) => sum + sizeOf(id), 0) / 1024);
  } catch {
    return 0;
  }
}

/** A process may end meanwhile. */
function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

function parentOf(id: string): number {
  return Number(/\) \w (\d+)/.exec(readOr(`/proc/${id}/stat`, ''))?.[1] ?? 0);
}

/** KiB: pages that several processes share count for each of them in part. */
function sizeOf(id: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readOr(`/proc/${id}/smaps_rollup`, ''))?.[1] ?? 0);
}
