import { useEffect } from 'react';
import { useSuppressPrompts } from '../../data/suppress-prompts.ts';
import { blockNavigation } from '../../lib/navigation-blocker.ts';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { useAdmin } from './admin-context.tsx';
import { leaveConfirmation } from './leave-confirmation.ts';

/** Rendered while a form has unsaved input: confirms before leaving and suppresses prompts. */
export function UnsavedGuard() {
  const { confirm } = useDialogs();
  const { registerUnsaved } = useAdmin();
  useSuppressPrompts();
  useEffect(registerUnsaved, [registerUnsaved]);
  useEffect(() => blockNavigation(() => confirm(leaveConfirmation)), [confirm]);
  return null;
}
