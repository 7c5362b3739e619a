import { useEffect } from 'react';
import { useSuppressPrompts } from '../../../data/device/suppress-prompts.ts';
import { blockNavigation } from '../../../lib/browser/navigation-blocker.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';

/** Rendered while a form has unsaved input: confirms before leaving and suppresses prompts. */
export function UnsavedGuard() {
  const { confirm } = useDialogs();
  useSuppressPrompts();
  useEffect(
    () =>
      blockNavigation(() =>
        confirm({
          title: '編集中の内容は保存されていません',
          body: 'このまま離れると、変更した内容は消えます。',
          confirmLabel: '保存せずに離れる',
          cancelLabel: '編集を続ける',
          tone: 'danger',
        }),
      ),
    [confirm],
  );
  return null;
}
