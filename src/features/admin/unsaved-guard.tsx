import { useEffect } from 'react';
import { useDrillRunning } from '../../data/drill-running.ts';
import { guardLeaving } from '../../lib/guard-leaving.ts';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { useAdmin } from './admin-context.tsx';
import { leavingQuestion } from './leaving-question.ts';

/** Rendered while a form has unsaved input: confirms before leaving and suppresses prompts. */
export function UnsavedGuard() {
  const { confirm } = useDialogs();
  const { registerUnsaved } = useAdmin();
  useDrillRunning();
  useEffect(registerUnsaved, [registerUnsaved]);
  useEffect(() => guardLeaving(() => confirm(leavingQuestion)), [confirm]);
  return null;
}
