import { useEffect } from 'react';
import { useSuppressPrompts } from '../../data/suppress-prompts.ts';
import { blockNavigation } from '../../lib/navigation-blocker.ts';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { useAdmin } from './admin-context.tsx';
import { leavingQuestion } from './leaving-question.ts';

/** Stands beside a form for as long as it holds unsaved text: asks before it is left, and keeps prompts away. */
export function UnsavedGuard() {
  const { confirm } = useDialogs();
  const { holdUnsaved } = useAdmin();
  useSuppressPrompts();
  useEffect(holdUnsaved, [holdUnsaved]);
  useEffect(() => blockNavigation(() => confirm(leavingQuestion)), [confirm]);
  return null;
}
