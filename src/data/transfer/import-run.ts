import { atom, useAtom } from 'jotai';
import { useMember } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { countPlanned, type ImportPlan, runImport } from './import.ts';

/** An import that goes on while the member is on other screens. `done` and `total` count rows. */
export type ImportRun = { readonly total: number } & (
  | { readonly status: 'running'; readonly done: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly cause: unknown }
);

const runAtom = atom<{ readonly member: MemberData; readonly run: ImportRun } | null>(null);

/** The running import or the last one, if there is one, and what starts and clears it. */
export function useImportRun() {
  const member = useMember();
  const [current, setCurrent] = useAtom(runAtom);

  async function start(plan: ImportPlan) {
    const total = countPlanned(plan);
    const show = (run: ImportRun) => setCurrent({ member, run });
    const onProgress = (done: number) => show({ status: 'running', total, done });
    onProgress(0);
    try {
      await runImport(member, plan, onProgress);
      show({ status: 'done', total });
    } catch (cause) {
      show({ status: 'failed', total, cause });
    }
  }

  return { run: current?.member === member ? current.run : null, start, clear: () => setCurrent(null) };
}
