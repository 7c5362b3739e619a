import * as v from 'valibot';
import { limits } from '../../../sync/model/limits.ts';
import type { Problem } from '../../../sync/model/operations/problem-codes.ts';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { memberStorage, readIdentity } from '../account/identity.ts';
import { type AppTask, addProblem, type DiagnosticEvent, problemOf } from './problems.ts';

const stored = v.array(v.object({ kind: v.string(), code: v.string(), amount: v.number() }));

export type Diagnostics = ReturnType<typeof createDiagnostics>;

/** Counts the problems of this device for the next report; all tabs share them. Without a member nothing is counted. */
export function createDiagnostics(storage: Storage) {
  const read = (): readonly Problem[] => readJsonAs(stored, storage.getItem(memberKeys.diagnostics)) ?? [];

  function add(problems: readonly Problem[]) {
    const dataId = readIdentity(storage)?.dataId;
    if (dataId === undefined) return;
    const sum = problems.reduce(addProblem, read()).slice(-limits.problems_max);
    memberStorage(storage, dataId).setItem(memberKeys.diagnostics, JSON.stringify(sum));
  }

  function record(event: DiagnosticEvent) {
    const problem = problemOf(event);
    if (problem !== null) add([problem]);
  }

  return {
    record,
    recordFailure: (task: AppTask) => record({ type: 'task-failed', task }),
    add,
    read,
    /** The problems since the last call. */
    take(): readonly Problem[] {
      const problems = read();
      storage.removeItem(memberKeys.diagnostics);
      return problems;
    },
  };
}

/** The address of the script that the app begins with, whose name has the build. */
export function entryScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** Records errors that nobody has caught. */
export function watchErrors({ record }: Diagnostics): void {
  window.addEventListener('error', ({ error }) => record({ type: 'uncaught-error', error }));
  window.addEventListener('unhandledrejection', ({ reason }) => record({ type: 'uncaught-error', error: reason }));
}
