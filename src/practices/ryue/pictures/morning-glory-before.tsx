import { useId } from 'react';
import { MorningGloryGarden } from './morning-glory-garden.tsx';
import { MorningGloryVeranda } from './morning-glory-veranda.tsx';
import s from './scene.module.css';
import { Scene } from './scene.tsx';

/** One seed in the pot, and bare strings. */
export function MorningGloryBefore() {
  const id = useId();
  return (
    <Scene label="春の縁側。軒から鉢へ三本の糸が張られ、土の上に朱色の種が一粒置かれている。かたわらに種の袋とじょうろ。糸のあいだは、まだ何もない。">
      {(brush) => (
        <>
          <defs>
            <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.indigo} stopOpacity=".2" />
              <stop offset=".4" className={s.indigo} stopOpacity=".05" />
              <stop offset=".75" className={s.warm} stopOpacity=".4" />
            </linearGradient>
          </defs>
          <path className={s.dawn} d="M0 0h360v270H0z" />
          <path d="M0 0h360v200H0z" fill={`url(#${id}sky)`} />
          <g filter={brush.wash}>
            <path
              className={s.cloud}
              opacity=".8"
              d="M150 60q75.7 6 150-10-75.3 0-150 10zM-20 84q45.3 2 90-6-45.6-6-90 6z"
            />
            <MorningGloryGarden />
          </g>
          <g filter={brush.ink}>
            <MorningGloryVeranda />
            <path className={s.mass} opacity=".6" d="M116 203q8 1.8 16 0-8-1.8-16 0z" />
            <path className={s.seal} d="M118.8 202.2c-.6-5 2-9.2 6.2-10 3 2.3 4.8 6 4.3 9.8-2.6 2.2-8.2 2.4-10.5.2z" />
            <path className={s.white} d="M40 238l30-7 9 22-31 8z" />
            <g className={s.fold}>
              <path className={s.line} opacity=".85" strokeWidth="1" d="M40 238l30-7 9 22-31 8zM42.5 243.5l30-7" />
            </g>
            <path
              className={s.shade}
              opacity=".7"
              d="M56 242q1.6 6.4 5 12-1.6-6.4-5-12zM63 241q.8 4.3 3 8-.8-4.3-3-8zM52 246q.3 3.7 2 7-.3-3.7-2-7z"
            />
            <path className={s.mass} opacity=".8" d="M84 262q2.5 .1 4-2-2.5-.1-4 2zM76 266q1.8 1.5 4 1-1.8-1.5-4-1z" />
          </g>
        </>
      )}
    </Scene>
  );
}
