import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SpinnerMark } from '../../ui/feedback/spinner-mark.tsx';
import { Drawing } from '../../ui/graphics/drawing.tsx';
import type { RyueSet, RyueSide } from './content.ts';
import styles from './flowing-pictures.module.css';
import { loadPictures } from './load-pictures.ts';
import type { PicturePhase, PicturePoint } from './rules.ts';
import scene from './scene.module.css';

export function OnePicture({ set, side }: { readonly set: RyueSet; readonly side: RyueSide }) {
  return <Pictures set={set}>{(pictures) => <Drawn svg={pictures[side]} label={set[side].alt} />}</Pictures>;
}

interface TouchedPictureProps {
  readonly picture: PicturePhase;
  readonly onTouch: (at: PicturePoint) => void;
}

/** The second picture, in which the member touches what has changed. A key cannot: for it there is the list. */
export function TouchedPicture({ picture, onTouch }: TouchedPictureProps) {
  function touch({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onTouch({ x: ((clientX - left) / width) * 360, y: ((clientY - top) / height) * 270 });
  }
  return (
    <Pictures set={picture.set}>
      {({ after }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the list below does the same by keys
        <div className={styles.touched} onClick={touch}>
          <Drawn svg={after} label={picture.set.after.alt} />
          <Marks picture={picture} />
        </div>
      )}
    </Pictures>
  );
}

/** The second picture over the first: a slider, or a button where motion is reduced, moves the edge between them. */
export function ComparedPictures({ picture }: { readonly picture: PicturePhase }) {
  const { set, tries } = picture;
  const [share, setShare] = useState(100);
  const isAfter = share === 100;
  return (
    <>
      <Pictures set={set}>
        {({ before, after }) => (
          <>
            <Drawn svg={before} label={set.before.alt} />
            <div className={styles.over} style={{ '--_share': `${share}%` }}>
              <Drawn svg={after} label={set.after.alt} />
              {tries.length === 0 ? null : <Marks picture={picture} isJudged />}
            </div>
          </>
        )}
      </Pictures>
      <input
        className={styles.slider}
        type="range"
        aria-label="2枚目をかぶせる割合"
        min={0}
        max={100}
        step={5}
        value={share}
        onChange={({ target }) => setShare(Number(target.value))}
      />
      <div className={styles.switch}>
        <Button
          label={isAfter ? '1枚目を見る' : '2枚目を見る'}
          size="small"
          variant="outline"
          onClick={() => setShare(isAfter ? 0 : 100)}
        />
      </div>
    </>
  );
}

interface PicturesProps {
  readonly set: RyueSet;
  readonly children: (pictures: Readonly<Record<RyueSide, string>>) => ReactNode;
}

function Pictures({ set, children }: PicturesProps) {
  const { loaded, retry } = useLoaded(useCallback(() => loadPictures(set.id), [set.id]));
  if (loaded.state === 'failed') {
    return (
      <EmptyState title="絵を読み込めませんでした" action={<Button label="もう一度読み込む" onClick={retry} />}>
        電波のよい場所で、もう一度お試しください。
      </EmptyState>
    );
  }
  return (
    <div className={styles.sheet} aria-busy={loaded.state === 'loading'}>
      {loaded.state === 'loading' ? <SpinnerMark /> : children(loaded.value)}
    </div>
  );
}

function Drawn({ svg, label }: { readonly svg: string; readonly label: string }) {
  return <Drawing svg={svg} className={scene.scene} label={label} />;
}

/** Numbers the places that were found, crosses what was touched beside them, and shows the missed ones once judged. */
function Marks({ picture, isJudged = false }: { readonly picture: PicturePhase; readonly isJudged?: boolean }) {
  const { set, tries } = picture;
  return (
    <svg className={styles.marks} viewBox="0 0 360 270" aria-hidden="true">
      {set.changes.flatMap(({ name, areas }, index) => {
        const isFound = tries.some(({ change }) => change === index);
        if (!isFound && !isJudged) return [];
        return areas.map(([x = 0, y = 0, width, height]) => (
          <g key={`${name} ${x} ${y}`} data-found={isFound}>
            <rect x={x} y={y} width={width} height={height} rx="6" />
            <text x={x + 5} y={y + 15}>
              {index + 1}
            </text>
          </g>
        ));
      })}
      {tries.map(({ change, at }) =>
        change === null && at !== null ? (
          <path key={`${at.x} ${at.y}`} d={`M${at.x - 5} ${at.y - 5}l10 10m0-10l-10 10`} />
        ) : null,
      )}
    </svg>
  );
}
