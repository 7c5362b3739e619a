import { useEffect } from 'react';
import { useSuppressPrompts } from '../../data/suppress-prompts.ts';
import { blockNavigation } from '../../lib/navigation-blocker.ts';
import { useDialogs } from '../../ui/dialog-host.tsx';

/** Stands beside a form for as long as it holds what is not saved: asks before it is left, and keeps prompts away. */
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
