import { useCallback } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SpinnerMark } from '../../ui/feedback/spinner-mark.tsx';
import { Drawing } from '../../ui/graphics/drawing.tsx';
import type { RyueSet, RyueSide } from './content.ts';
import styles from './flowing-pictures.module.css';
import { loadPictures } from './load-pictures.ts';
import type { RyueView } from './rules.ts';
import scene from './scene.module.css';

interface FlowingPicturesProps {
  readonly set: RyueSet;
  readonly shown: RyueView;
}

const sides = ['before', 'after'] as const satisfies readonly RyueSide[];

/** The second picture fades in over the first, or both stand side by side; only what is visible is exposed. */
export function FlowingPictures({ set, shown }: FlowingPicturesProps) {
  const { loaded, retry } = useLoaded(useCallback(() => loadPictures(set.id), [set.id]));

  if (loaded.state === 'failed') {
    return (
      <EmptyState title="絵を読み込めませんでした" action={<Button label="もう一度読み込む" onClick={retry} />}>
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
  return (
    <div className={styles.sheet} data-shown={shown}>
      {sides.map((side) => (
        <div key={side} className={styles.side} data-side={side} aria-hidden={shown !== side && shown !== 'both'}>
          <Drawing svg={loaded.value[side]} className={scene.scene} label={set[side].alt} />
        </div>
      ))}
    </div>
  );
}
