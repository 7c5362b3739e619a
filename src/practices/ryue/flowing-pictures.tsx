import { useEffect } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SpinnerMark } from '../../ui/feedback/spinner-mark.tsx';
import { useLoaded } from '../host/use-loaded.ts';
import { type RyuePictureId, type RyueSide, ryueSets } from './content.ts';
import styles from './flowing-pictures.module.css';
import { pairLoaders } from './pair-loaders.ts';

interface FlowingPicturesProps {
  readonly id: RyuePictureId;
  readonly shown: RyueSide;
}

/**
 * Both pictures of a set. The second fades in over the first; only the visible one is exposed to assistive technology.
 */
export function FlowingPictures({ id, shown }: FlowingPicturesProps) {
  const { loaded, retry } = useLoaded(pairLoaders[id]);
  useEffect(() => prefetchNext(id), [id]);

  if (loaded.state === 'failed') {
    return (
      <EmptyState title="絵を読み込めませんでした" action={<Button onClick={retry}>もう一度読み込む</Button>}>
        電波のよい場所で、もう一度お試しください。
      </EmptyState>
    );
  }
  if (loaded.state === 'loading') {
    return (
      <div className={styles.sheet} aria-busy="true">
        <SpinnerMark />
      </div>
    );
  }
  const { before: Before, after: After } = loaded.value;
  return (
    <div className={styles.sheet}>
      <div className={styles.side} data-shown={shown === 'before' ? '' : undefined} aria-hidden={shown !== 'before'}>
        <Before />
      </div>
      <div className={styles.side} data-shown={shown === 'after' ? '' : undefined} aria-hidden={shown !== 'after'}>
        <After />
      </div>
    </div>
  );
}

/**
 * Prefetches the next pair. A failure is ignored here: the load is retried, with its message, when the pair is shown.
 */
function prefetchNext(id: RyuePictureId): void {
  const next = ryueSets[ryueSets.findIndex((set) => set.id === id) + 1];
  if (next) void pairLoaders[next.id]().catch(() => {});
}
