import { atom, useAtom } from 'jotai';
import { useMember } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { importKatas } from './import.ts';
import type { KataCandidate } from './kata-import.ts';
import { countPlanned, importMemory, type MemoryPlan } from './memory-import.ts';

/** An import that goes on while the member is on other screens. `done` and `total` count rows. */
export type ImportRun = { readonly total: number } & (
  | { readonly status: 'running'; readonly done: number; readonly stop: () => void }
  | { readonly status: 'stopped'; readonly done: number }
  | { readonly status: 'done'; readonly isKataOnly: boolean }
  | { readonly status: 'failed'; readonly cause: unknown }
);

const runAtom = atom<{ readonly member: MemberData; readonly run: ImportRun } | null>(null);

interface ImportRunControl {
  /** The running import or the last one; null if there is none. */
  readonly run: ImportRun | null;
  readonly start: (katas: readonly KataCandidate[], memory: MemoryPlan) => Promise<void>;
  /** Forgets the last import. */
  readonly clear: () => void;
}

export function useImportRun(): ImportRunControl {
  const member = useMember();
  const [current, setCurrent] = useAtom(runAtom);

  async function start(katas: readonly KataCandidate[], memory: MemoryPlan) {
    const abort = new AbortController();
    const total = katas.length + countPlanned(memory);
    let done = 0;
    const show = (run: ImportRun) => setCurrent({ member, run });
    const report = (count: number) => {
      done = count;
      show({ status: 'running', total, done, stop: () => abort.abort() });
    };
    const { signal } = abort;
    report(0);
    try {
      await importKatas(member, katas, { signal, onProgress: report });
      await importMemory(member, memory, { signal, onProgress: (count) => report(katas.length + count) });
      show({ status: 'done', total, isKataOnly: total === katas.length });
    } catch (cause) {
      show(signal.aborted ? { status: 'stopped', total, done } : { status: 'failed', total, cause });
    }
  }

  return { run: current?.member === member ? current.run : null, start, clear: () => setCurrent(null) };
}
