import { useAtomValue, useStore } from 'jotai';
import { promptsSuppressedAtom } from '../../data/device/suppress-prompts.ts';
import { updateReadyAtom } from '../../data/device/update-ready.ts';
import { lazyPart, pick } from '../../lib/lazy.ts';
import { hasUnsavedInputAtom } from '../../lib/unsaved-input.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';

/** Offers the waiting update; hidden while prompts are suppressed. */
export function UpdateBanner() {
  const updateReady = useAtomValue(updateReadyAtom);
  const promptsSuppressed = useAtomValue(promptsSuppressedAtom);
  const { confirm } = useDialogs();
  const store = useStore();
  if (updateReady === null || promptsSuppressed) return null;
  async function update(apply: () => void) {
    if (!store.get(hasUnsavedInputAtom) || (await confirm(loss))) apply();
  }
  const button = <Button label="更新する" size="small" onClick={() => void update(updateReady.apply)} />;
  return <Banner tone="info" title="新しい版があります" action={button} />;
}

const loss = {
  title: '入力中の内容は保存されていません',
  body: '更新すると画面を読み込み直すため、入力した内容は消えます。',
  confirmLabel: '更新する',
  cancelLabel: '入力を続ける',
  tone: 'danger',
} as const;

/** Loaded late: hardly anybody needs it. */
export const InAppBrowserBanner = lazyPart(
  pick('InAppBrowserBanner', () => import('../../features/install/in-app-browser-banner.tsx')),
);
