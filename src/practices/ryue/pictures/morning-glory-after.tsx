import { useId } from 'react';
import { MorningGloryGarden } from './morning-glory-garden.tsx';
import { MorningGloryVeranda } from './morning-glory-veranda.tsx';
import s from './scene.module.css';
import { Scene } from './scene.tsx';

/** The vine has climbed the strings; one flower has the colour of the seed. */
export function MorningGloryAfter() {
  const id = useId();
  return (
    <Scene label="夏の朝の同じ縁側。三本の糸に朝顔のつるが軒まで巻きのぼり、藍色の花のなかに一輪だけ朱い花が咲く。風鈴の短冊が揺れ、袋のあった所にうちわがある。">
      {(brush) => (
        <>
          <defs>
            <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.indigo} stopOpacity=".3" />
              <stop offset=".6" className={s.indigo} stopOpacity=".08" />
              <stop offset="1" className={s.warm} stopOpacity=".3" />
            </linearGradient>
            <g id={`${id}leaf`}>
              <path
                className={s.leaf}
                opacity=".82"
                d="M0 0c-4-5-12-5-14.5 0-1.5 4 1 8.5 4.5 9.5 2.5.7 4.5-.3 5.7-2C-4.5 13-3 18.5 0 23.5c3-5 4.5-10.5 4.3-16 1.2 1.7 3.2 2.7 5.7 2 3.5-1 6-5.5 4.5-9.5C12-5 4-5 0 0z"
              />
              <path className={`${s.line} ${s.veins}`} d="M0 1v19M0 3C-4 2-8 3-11 5.5M0 3C4 2 8 3 11 5.5" />
            </g>
          </defs>
          <path className={s.dawn} d="M0 0h360v270H0z" />
          <path d="M0 0h360v200H0z" fill={`url(#${id}sky)`} />
          <g filter={brush.wash}>
            <path
              className={s.cloud}
              opacity=".9"
              d="M249 64.2c-1.7-3.4 6.9-10.5 12.5-13.8s14.9-6.6 21-6.1 11.5 5.9 15.6 9 8.9 6.9 8.9 9.6-3.1 5.7-9 7-18.5 2-26.7 1-20.7-3.3-22.3-6.7zM-13.5 71c2.3-2.8 13.3-9.7 20.7-11.2s17.9-.1 23.8 1.9 12.6 7.3 11.1 10.2-12.2 5.9-20.3 6.7-22.3-.9-28.2-2.1-9.4-2.8-7.1-5.5z"
            />
            <MorningGloryGarden />
          </g>
          <g filter={brush.ink}>
            <MorningGloryVeranda />
            <g className={s.leaf} opacity=".95">
              <path
                className={s.line}
                strokeWidth="1.8"
                d="M116 204C106 190 118 178 106 166 98 156 108 146 100 134 92 122 102 112 94 100 88 88 96 78 90 66 84 54 92 44 86 30M124 204c7-12-8-20-1-34s-6-20 1-34-6-20 1-34-5-18 0-32-4-14-1-26M132 204c10-10-2-22 8-32 8-10-2-22 8-34 7-10-2-20 6-32 6-10-1-20 5-32 5-10 0-18 5-28 3-6 8-6 10 0 1 4-2 6-5 4"
              />
              <path
                className={s.line}
                strokeWidth="1.1"
                d="M106 166c-8 0-14 4-18 10M94 100c-8-4-14-3-20 1M148 138c9-1 15 3 19 9M160 74c8-3 16-1 21 6M90 66c8-3 14 0 17 6M124 136c8 0 12-4 15-9M124 102c-8 0-12-4-14-9"
              />
            </g>
            <use href={`#${id}leaf`} transform="translate(86 176) rotate(30) scale(0.95)" />
            <use href={`#${id}leaf`} transform="translate(112 184) rotate(-20) scale(0.85)" />
            <use href={`#${id}leaf`} transform="translate(142 184) rotate(-40) scale(0.95)" />
            <use href={`#${id}leaf`} transform="translate(168 148) rotate(-25) scale(1)" />
            <use href={`#${id}leaf`} transform="translate(104 146) rotate(50) scale(0.8)" />
            <use href={`#${id}leaf`} transform="translate(138 126) rotate(-50) scale(0.8)" />
            <use href={`#${id}leaf`} transform="translate(74 102) rotate(35) scale(0.95)" />
            <use href={`#${id}leaf`} transform="translate(112 116) rotate(10) scale(0.72)" />
            <use href={`#${id}leaf`} transform="translate(152 112) rotate(-60) scale(0.7)" />
            <use href={`#${id}leaf`} transform="translate(182 82) rotate(-30) scale(0.9)" />
            <use href={`#${id}leaf`} transform="translate(106 72) rotate(-40) scale(0.75)" />
            <use href={`#${id}leaf`} transform="translate(160 52) rotate(-50) scale(0.7)" />
            <use href={`#${id}leaf`} transform="translate(122 152) rotate(60) scale(0.7)" />
            <use href={`#${id}leaf`} transform="translate(72 140) rotate(40) scale(0.7)" />
            <use href={`#${id}leaf`} transform="translate(116 44) rotate(30) scale(0.65)" />
            <path
              className={s.white}
              d="M108.8 126.7c-.5 2.9-2.8 6.1-5.2 8.3s-6 4.6-9.2 5-7-1.3-10-2.8-6.6-3.6-8-6.2-1.1-6.5-.5-9.6 1.7-6.9 4-8.9 6.4-3.2 9.8-3.6 7.5-.2 10.3 1.2 5 4.6 6.5 7.4 2.8 6.3 2.3 9.2z"
            />
            <path
              className={s.indigo}
              opacity=".9"
              d="M108.2 126.6c-.5 2.8-2.8 5.8-5.1 8s-5.7 4.4-8.8 4.7-6.7-1.2-9.6-2.6-6.3-3.5-7.7-6-1-6.2-.5-9.2 1.7-6.6 3.9-8.6 6.2-3 9.4-3.4 7.2-.2 9.9 1.2 4.8 4.4 6.2 7.1 2.7 6 2.3 8.8z"
            />
            <path
              className={s.white}
              opacity=".92"
              d="M92 124q7.4 2.9 15.4 2.5-7.4-2.9-15.4-2.5zM92 124q-.6 7.4 2.2 14.2 .6-7.3-2.2-14.2zM92 124q-7.7 1.6-14.1 6.3 7.8-1.6 14.1-6.3zM92 124q-4.3-6.4-10.9-10.4 4.3 6.5 10.9 10.4zM92 124q5.1-5.5 7.3-12.7-5.1 5.5-7.3 12.7z"
            />
            <circle className={s.white} cx="92" cy="124" r="4.1" />
            <circle className={s.warm} cx="92" cy="124.4" r="1.5" />
            <path
              className={s.white}
              d="M165.1 106.1c-2.3 2.6-6.9 4.3-10.6 5.1s-8.3 .9-11.6-.4-6.1-4.7-8.2-7.7-4.5-7-4.3-10.4 2.9-7.2 5.4-10 6-5.9 9.5-6.7 8 .6 11.5 2 7.8 3.3 9.7 6.2 2.1 7.4 1.9 11-1 8.2-3.3 10.9z"
            />
            <path
              className={s.indigo}
              opacity=".85"
              d="M164.5 105.6c-2.2 2.5-6.6 4.2-10.2 4.9s-8 .9-11.1-.4-5.9-4.5-7.9-7.4-4.3-6.7-4.1-9.9 2.8-7 5.2-9.6 5.7-5.7 9.1-6.5 7.6 .6 11 1.9 7.5 3.2 9.3 6 2.1 7.1 1.8 10.6-.9 7.8-3.1 10.4z"
            />
            <path
              className={s.white}
              opacity=".92"
              d="M150 94q5.5 6.8 13.4 10.7-5.5-6.8-13.4-10.7zM150 94q-5 7-6.5 15.4 5-7 6.5-15.4zM150 94q-8.6-2.5-17.4-1.2 8.6 2.5 17.4 1.2zM150 94q-.3-8.5-4.2-16.1 .2 8.5 4.2 16.1zM150 94q8.4-2.8 14.8-8.8-8.4 2.8-14.8 8.8z"
            />
            <circle className={s.white} cx="150" cy="94" r="4.6" />
            <circle className={s.warm} cx="150" cy="94.4" r="1.7" />
            <path
              className={s.white}
              d="M142.6 169.8c-1.2 2.3-4.3 4.4-7.1 5.7s-6.5 2.5-9.5 2.2-6.2-2.2-8.6-4.1-5-4.4-5.5-6.9 1-5.7 2.3-8.2 3.4-5.1 6-6.4 6.6-1.6 9.7-1.3 6.9 1.4 9.1 3.2 3.4 4.9 4 7.5 .9 6-.4 8.3z"
            />
            <path
              className={s.indigo}
              opacity=".8"
              d="M142.1 169.6c-1.2 2.2-4.2 4.2-6.9 5.4s-6.2 2.4-9.1 2.1-6-2.1-8.3-3.8-4.7-4.3-5.3-6.7 1-5.5 2.3-7.8 3.2-5 5.8-6.2 6.2-1.6 9.2-1.3 6.7 1.3 8.8 3.1 3.2 4.7 3.8 7.2 .8 5.7-.3 8z"
            />
            <path
              className={s.white}
              opacity=".92"
              d="M128 164q6.1 4.1 13.3 5.3-6-4.1-13.3-5.3zM128 164q-2.5 6-1.8 12.4 2.5-6 1.8-12.4zM128 164q-7.5-.4-14.4 2.4 7.4 .4 14.4-2.4zM128 164q-2.2-6.3-7.1-10.9 2.2 6.3 7.1 10.9zM128 164q6.1-3.4 10-9.2-6.1 3.4-10 9.2z"
            />
            <circle className={s.white} cx="128" cy="164" r="3.8" />
            <circle className={s.warm} cx="128" cy="164.4" r="1.4" />
            <path
              className={s.white}
              d="M89.7 91.9c-1.8 .8-4.6 .9-6.8 .7s-4.9-.8-6.4-1.9-2.4-3.2-2.8-5-.6-3.8 .3-5.3 2.8-2.9 4.7-3.8 4.4-1.7 6.5-1.5 4.4 1.3 6 2.5 3.3 2.9 3.7 4.5-.2 3.8-1.1 5.4-2.3 3.5-4.1 4.4z"
            />
            <path
              className={s.indigo}
              opacity=".7"
              d="M89.4 91.6c-1.7 .8-4.4 .8-6.5 .6s-4.6-.7-6.1-1.8-2.3-3.1-2.7-4.7-.5-3.7 .3-5.1 2.7-2.9 4.5-3.7 4.2-1.6 6.2-1.5 4.2 1.3 5.8 2.5 3.2 2.7 3.6 4.3-.3 3.6-1.1 5.2-2.2 3.3-4 4.2z"
            />
            <path
              className={s.white}
              opacity=".92"
              d="M84 84q1.6 4.1 5.1 7-1.7-4.1-5.1-7zM84 84q-4.1 2.2-6.8 6 4.1-2.2 6.8-6zM84 84q-4.3-2.7-9.2-3.3 4.2 2.7 9.2 3.3zM84 84q1.6-3.9 1.1-8.1-1.7 3.9-1.1 8.1zM84 84q5.1 .2 9.9-1.7-5.1-.2-9.9 1.7z"
            />
            <circle className={s.white} cx="84" cy="84" r="2.6" />
            <circle className={s.warm} cx="84" cy="84.4" r="1" />
            <path
              className={s.white}
              d="M131.2 87c.6 2.2-.3 5.1-1.3 7.4s-2.5 5.1-4.6 6.3-5.5 1.3-8.2 1.1-5.8-.8-7.8-2.3-3.2-4.2-3.9-6.6-1.3-5.5-.4-7.7 3.7-4.2 6-5.5 5.4-2.7 8-2.5 5.2 2.1 7.3 3.7 4.3 3.8 4.9 6.1z"
            />
            <path
              className={s.seal}
              opacity="1"
              d="M130.7 87.1c.6 2.1-.3 4.9-1.3 7.1s-2.4 4.9-4.4 6.1-5.3 1.2-7.9 1-5.6-.7-7.4-2.1-3.1-4.1-3.8-6.4-1.3-5.3-.4-7.4 3.6-4 5.8-5.3 5.2-2.6 7.6-2.4 5.1 2 7 3.6 4.2 3.6 4.8 5.8z"
            />
            <path
              className={s.white}
              opacity=".92"
              d="M118 90q6.3-.1 12.1-2.8-6.4 .1-12.1 2.8zM118 90q2.2 5.6 6.6 9.7-2.2-5.6-6.6-9.7zM118 90q-5 3.5-8 8.8 5-3.5 8-8.8zM118 90q-5.3-3.4-11.5-4.3 5.3 3.4 11.5 4.3zM118 90q1.8-5.6 .9-11.4-1.8 5.6-.9 11.4z"
            />
            <circle className={s.white} cx="118" cy="90" r="3.2" />
            <circle className={s.warm} cx="118" cy="90.4" r="1.2" />
            <g transform="translate(172 66) rotate(24) scale(0.85)">
              <path className={s.white} d="M0 0c-3.5-5-4-12-1-20l1.5-4 1.5 4c3 8 1.5 15-2 20z" />
              <path className={s.indigo} opacity=".8" d="M0 0c-3.5-5-4-12-1-20l1.5-4C0-14 1.5-7 0 0z" />
              <path className={s.indigo} opacity=".4" d="M1-22c3 8 2.5 14 .5 20z" />
              <path className={s.leaf} opacity=".9" d="M-3-1c0-4 1-6 3-8 2 2 3.5 4 3.5 8C2 .5-1.5.5-3-1z" />
            </g>
            <g transform="translate(76 60) rotate(-30) scale(0.8)">
              <path className={s.white} d="M0 0c-3.5-5-4-12-1-20l1.5-4 1.5 4c3 8 1.5 15-2 20z" />
              <path className={s.indigo} opacity=".8" d="M0 0c-3.5-5-4-12-1-20l1.5-4C0-14 1.5-7 0 0z" />
              <path className={s.indigo} opacity=".4" d="M1-22c3 8 2.5 14 .5 20z" />
              <path className={s.leaf} opacity=".9" d="M-3-1c0-4 1-6 3-8 2 2 3.5 4 3.5 8C2 .5-1.5.5-3-1z" />
            </g>
            <g transform="translate(158 140) rotate(60) scale(0.75)">
              <path className={s.white} d="M0 0c-3.5-5-4-12-1-20l1.5-4 1.5 4c3 8 1.5 15-2 20z" />
              <path className={s.indigo} opacity=".8" d="M0 0c-3.5-5-4-12-1-20l1.5-4C0-14 1.5-7 0 0z" />
              <path className={s.indigo} opacity=".4" d="M1-22c3 8 2.5 14 .5 20z" />
              <path className={s.leaf} opacity=".9" d="M-3-1c0-4 1-6 3-8 2 2 3.5 4 3.5 8C2 .5-1.5.5-3-1z" />
            </g>
            <g transform="translate(96 30) rotate(8) scale(0.7)">
              <path className={s.white} d="M0 0c-3.5-5-4-12-1-20l1.5-4 1.5 4c3 8 1.5 15-2 20z" />
              <path className={s.indigo} opacity=".8" d="M0 0c-3.5-5-4-12-1-20l1.5-4C0-14 1.5-7 0 0z" />
              <path className={s.indigo} opacity=".4" d="M1-22c3 8 2.5 14 .5 20z" />
              <path className={s.leaf} opacity=".9" d="M-3-1c0-4 1-6 3-8 2 2 3.5 4 3.5 8C2 .5-1.5.5-3-1z" />
            </g>
            <g className={s.ink}>
              <path className={s.line} opacity=".8" strokeWidth=".9" d="M246 17v17M246 56v17" />
            </g>
            <path className={s.white} opacity=".75" d="M233 50c-1.5-10 5-17 13-17s14.5 7 13 17c-3 3-23 3-26 0z" />
            <path className={s.indigo} opacity=".3" d="M233 50c-1.5-10 5-17 13-17-6 4-8 12-6 18.7-3 0-5.8-.5-7-1.7z" />
            <g className={s.ink}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth="1.1"
                d="M233 50c-1.5-10 5-17 13-17s14.5 7 13 17c-3 3-23 3-26 0zM239 44c4 2 8-2 13 1"
              />
            </g>
            <path className={s.white} d="M241 74l11-1.5 5 26-11 2z" />
            <g className={s.fold}>
              <path className={s.line} opacity=".8" strokeWidth=".9" d="M241 74l11-1.5 5 26-11 2z" />
            </g>
            <path className={s.indigo} opacity=".7" d="M248 79q0 7.6 2 15 0-7.6-2-15z" />
            <path className={s.white} d="M34 236c-2-14 10-24 23-23 13 1 20 13 15 24-5 9-16 12-25 9-6-2-12-4-13-10z" />
            <path className={s.indigo} opacity=".4" d="M40 240c8-8 20-8 32-4-3 8-12 13-22 11-5-1-8-4-10-7z" />
            <g className={s.fold}>
              <path
                className={s.line}
                opacity=".75"
                strokeWidth=".9"
                d="M34 236c-2-14 10-24 23-23 13 1 20 13 15 24-5 9-16 12-25 9-6-2-12-4-13-10zM45 243l-12 20M54 214l-9 29M66 219l-21 24M40 224l5 19"
              />
            </g>
            <g className={s.bark}>
              <path className={s.line} opacity=".9" strokeWidth="2.6" d="M44 244l-11 19" />
            </g>
            <path
              className={s.indigo}
              opacity=".8"
              d="M284 222q-.1 2.8 1.5 5 .1-2.8-1.5-5zM289 231q-.4 2.7 1 5 .4-2.7-1-5zM281 236q-.3 2.2 1 4 .3-2.2-1-4z"
            />
            <path className={s.indigo} opacity=".22" d="M270 250q15.1 1.9 30-1-15.1-1.9-30 1z" />
          </g>
        </>
      )}
    </Scene>
  );
}
