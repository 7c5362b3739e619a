import { useEffect } from 'react';
import { useSuppressPrompts } from '../../data/device/suppress-prompts.ts';
import { blockNavigation } from '../../lib/browser/navigation-blocker.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
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
