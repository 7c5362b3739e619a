import { useId } from 'react';
import s from './scene.module.css';
import { Scene } from './scene.tsx';
import { StationGrass } from './station-grass.tsx';
import { StationHills } from './station-hills.tsx';
import { StationPlatform } from './station-platform.tsx';

/** The empty station at dusk, with one red leaf on the bench. */
export function StationBefore() {
  const id = useId();
  return (
    <Scene label="誰もいない山あいの駅の夕方。改札口のベンチに紅葉が一枚だけ落ち、灯のない外灯と駅名の板が立っている。雁の列が空を渡り、手前ですすきが揺れる。">
      {(brush) => (
        <>
          <defs>
            <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.indigo} stopOpacity=".28" />
              <stop offset=".3" className={s.indigo} stopOpacity=".08" />
              <stop offset=".6" className={s.warm} stopOpacity=".75" />
            </linearGradient>
          </defs>
          <path className={s.dawn} d="M0 0h360v270H0z" />
          <path d="M0 0h360v200H0z" fill={`url(#${id}sky)`} />
          <g filter={brush.wash}>
            <path
              className={s.cloud}
              opacity=".8"
              d="M-20 44q75.7 6 150-10-75.3 0-150 10zM60 70q90.2-1 180-10-90.6-5-180 10zM150 26q50.3 5 100-4-50.1-1-100 4z"
            />
            <StationHills />
          </g>
          <g className={s.ink}>
            <path
              className={s.line}
              opacity=".75"
              strokeWidth="1"
              d="M67 56.5q2-.5 3 1.5q1.5-2 3.5-1.5M77 52.5q2-.5 3 1.5q1.5-2 3.5-1.5M87 47.5q2-.5 3 1.5q1.5-2 3.5-1.5M97 43.5q2-.5 3 1.5q1.5-2 3.5-1.5M81 60.5q2-.5 3 1.5q1.5-2 3.5-1.5M95 63.5q2-.5 3 1.5q1.5-2 3.5-1.5M109 65.5q2-.5 3 1.5q1.5-2 3.5-1.5"
            />
          </g>
          <g filter={brush.ink}>
            <StationPlatform />
            <g className={s.fold}>
              <path className={s.line} strokeWidth=".8" d="M246 140.5l-2.6 1.6M246 140.5l-1 3" />
            </g>
            <path
              className={s.seal}
              d="M200 182.5q-4.5-2.4-9.5-1.5 4.5 2.4 9.5 1.5zM200 182.5q-2.3-4.8-7-7.3 2.3 4.8 7 7.3zM200 182.5q1.5-5.4-.4-10.7-1.5 5.4 .4 10.7zM200 182.5q4.6-2.9 6.6-7.9-4.6 2.9-6.6 7.9zM200 182.5q5.1 .7 9.6-1.9-5.1-.7-9.6 1.9z"
            />
            <g className={s.seal}>
              <path className={s.line} strokeWidth="1" d="M200 182l1.8 3.5" />
            </g>
            <StationGrass />
          </g>
        </>
      )}
    </Scene>
  );
}
