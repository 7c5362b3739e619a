import { useId } from 'react';
import s from './scene.module.css';
import { Scene } from './scene.tsx';
import { StationGrass } from './station-grass.tsx';
import { StationHills } from './station-hills.tsx';
import { StationPlatform } from './station-platform.tsx';

/** The same station, lit at night. */
export function StationAfter() {
  const id = useId();
  return (
    <Scene label="同じ駅の夜。窓と外灯がともり、ひとりの女性が朱色の提灯を手に、犬と並んで立っている。左から一両だけの列車が前照灯をつけて入ってくる。">
      {(brush) => (
        <>
          <defs>
            <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.night} stopOpacity=".86" />
              <stop offset=".6" className={s.night} stopOpacity=".56" />
              <stop offset="1" className={s.night} stopOpacity=".32" />
            </linearGradient>
            <radialGradient id={`${id}lamp`} cx="142" cy="115" r="74" gradientUnits="userSpaceOnUse">
              <stop offset="0" className={s.white} stopOpacity=".95" />
              <stop offset=".12" className={s.warm} stopOpacity=".8" />
              <stop offset=".4" className={s.warm} stopOpacity=".36" />
              <stop offset=".7" className={s.warm} stopOpacity=".1" />
              <stop offset="1" className={s.warm} stopOpacity="0" />
            </radialGradient>
            <radialGradient id={`${id}hand`} cx="191" cy="183" r="40" gradientUnits="userSpaceOnUse">
              <stop offset="0" className={s.warm} stopOpacity="1" />
              <stop offset=".3" className={s.warm} stopOpacity=".6" />
              <stop offset=".65" className={s.warm} stopOpacity=".18" />
              <stop offset="1" className={s.warm} stopOpacity="0" />
            </radialGradient>
            <linearGradient id={`${id}beam`}>
              <stop offset="0" className={s.white} stopOpacity=".85" />
              <stop offset="1" className={s.white} stopOpacity="0" />
            </linearGradient>
            <linearGradient id={`${id}dusk`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.night} stopOpacity="0" />
              <stop offset=".35" className={s.night} stopOpacity=".42" />
              <stop offset="1" className={s.night} stopOpacity=".55" />
            </linearGradient>
          </defs>
          <path className={s.dawn} d="M0 0h360v270H0z" />
          <path d="M0 0h360v200H0z" fill={`url(#${id}sky)`} />
          <circle className={s.white} opacity=".9" cx="36" cy="30" r="1" />
          <circle className={s.white} opacity=".9" cx="70" cy="62" r=".8" />
          <circle className={s.white} opacity=".9" cx="112" cy="24" r="1.1" />
          <circle className={s.white} opacity=".9" cx="150" cy="52" r=".7" />
          <circle className={s.white} opacity=".9" cx="196" cy="30" r="1" />
          <circle className={s.white} opacity=".9" cx="240" cy="54" r=".8" />
          <circle className={s.white} opacity=".9" cx="268" cy="22" r="1" />
          <circle className={s.white} opacity=".9" cx="22" cy="84" r=".7" />
          <circle className={s.white} opacity=".9" cx="98" cy="92" r=".7" />
          <circle className={s.white} opacity=".9" cx="310" cy="30" r=".8" />
          <circle className={s.white} opacity=".9" cx="352" cy="40" r=".7" />
          <g filter={brush.wash}>
            <StationHills />
          </g>
          <path className={s.night} opacity=".6" d="M0 190h360v80H0z" />
          <g filter={brush.ink}>
            <StationPlatform />
            <path d="M-10 60h380v220H-10z" fill={`url(#${id}dusk)`} />
            <path className={s.warm} opacity="1" d="M184 148h36v24h-36zM272 148h37v24h-37zM230 150h32v46h-32z" />
            <path className={s.white} opacity=".62" d="M184 148h36v24h-36zM272 148h37v24h-37zM230 150h32v46h-32z" />
            <g className={s.fold}>
              <path
                className={s.line}
                opacity=".7"
                strokeWidth=".8"
                d="M184 156h36M184 164h36M196 148v24M208 148v24M272 156h37M272 164h37M284 148v24M297 148v24M246 150v46M230 166h32M230 182h32"
              />
            </g>
            <circle className={s.white} cx="246" cy="140.5" r="4.6" />
            <g className={s.fold}>
              <path className={s.line} strokeWidth=".8" d="M246 140.5v-3M246 140.5v2.6" />
            </g>
            <path className={s.warm} opacity=".75" d="M222 199l-10 6h74l-16-6z" />
            <circle cx="142" cy="115" r="74" fill={`url(#${id}lamp)`} />
            <circle className={s.white} cx="142.5" cy="112.6" r="3.8" />
            <path className={s.fold} opacity=".92" d="M134 112c1-5 4.5-7.5 8.5-7.5s7.5 2.5 8.5 7.5z" />
            <path className={s.warm} opacity=".6" d="M96 202q47.1 5 94-2-47.1-5-94 2z" />
            <circle cx="191" cy="183" r="40" fill={`url(#${id}hand)`} />
            <g>
              <path
                className={s.mass}
                opacity=".9"
                d="M204 163c-4.5 5-7.5 14-8.5 25-.4 4-.6 8-.5 11 7 1.5 15 1.5 21 0 1-14-1-28-5-36-2-1.6-5-1.6-7 0z"
              />
              <path className={s.indigo} opacity=".55" d="M196.5 184c5 2 13 2 19 0l.6 6c-6 1.8-14 1.8-20 0z" />
              <path
                className={s.mass}
                opacity=".95"
                d="M205.2 164.9c-.8 .7-1.5 3.2-2.5 4.5s-2.1 2.5-3.4 3.4-4.1 1.3-4.7 2-.3 2.2 .8 2.3 4.2-.2 5.8-1.1 2.8-3 4.1-4.4 3.2-3.2 3.6-4.4-.6-1.9-1.2-2.3-1.7-.8-2.5 0z"
              />
            </g>
            <circle className={s.skin} cx="206.5" cy="157" r="5" />
            <path
              className={s.mass}
              opacity=".95"
              d="M202.5 153c1-3.5 6-4.5 8.5-1.5 2.5 3 1.5 8.5-1.5 10-1-3-1-6-2.5-7.5-1.5-.2-3-.3-4.5-1zM212 153.5a2.6 2.6 0 1 1 0-4z"
            />
            <g className={s.ink}>
              <path className={s.line} opacity=".9" strokeWidth=".9" d="M195 176l-3.5-2.5v3.5" />
            </g>
            <path className={s.seal} d="M187 178.5c-1.2 3-1.2 6 0 9h8.6c1.2-3 1.2-6 0-9z" />
            <g className={s.fold}>
              <path className={s.line} opacity=".9" strokeWidth="1.5" d="M187.5 177.5h7.6M187.5 188.5h7.6" />
            </g>
            <path
              className={s.mass}
              opacity=".92"
              d="M171 199.5c0-5 .3-8 1.8-10-1.6-.4-3-1.2-3.6-2.4 1.2-.6 2.3-1.5 3-2.7l.3-2.6 2.2 1.8c2 .4 3 2 2.8 4.2 2.4 3 3.5 7 3.3 11.7zM180.5 198c2.5 0 4-1.5 4-4.5"
            />
            <path d="M88 210L236 190V242L88 216z" fill={`url(#${id}beam)`} opacity=".8" />
            <path
              className={s.white}
              opacity="1"
              d="M-5 147C30 144.5 56 145 72 147.5c5 1 8 4 10 10 3 10 5 22 5 34v36L-5 229z"
            />
            <path
              className={s.haze}
              opacity=".22"
              d="M-5 147C30 144.5 56 145 72 147.5c5 1 8 4 10 10 3 10 5 22 5 34v36L-5 229z"
            />
            <path className={s.indigo} opacity=".8" d="M-5 192.5c30-.5 62-.5 92-.5v20c-30 .5-62 1-92 1z" />
            <path className={s.mass} opacity=".9" d="M-5 142.5c30-2 62-1.5 80 2 3 .8 4 2 4.5 4-28-3-56-3-84.5-1z" />
            <path className={s.warm} opacity="1" d="M-2 160h14v22H-2zM18 160h14v22H18zM58 161h12l4 21H58z" />
            <path className={s.white} opacity=".55" d="M-2 160h14v22H-2zM18 160h14v22H18zM58 161h12l4 21H58z" />
            <path className={s.mass} opacity=".7" d="M78 162l3 .5c2 6 3.3 13 3.8 20h-4z" />
            <g className={s.fold}>
              <path className={s.line} opacity=".8" strokeWidth="1" d="M38 157h15v66M38 157v66M41.5 161h8v20h-8z" />
            </g>
            <g className={s.fold}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth="1.2"
                d="M-5 147C30 144.5 56 145 72 147.5c5 1 8 4 10 10 3 10 5 22 5 34v36L-5 229M-5 192.5c30-.5 62-.5 92-.5M-5 213c30 0 62-.5 92-1"
              />
            </g>
            <path className={s.mass} opacity=".92" d="M-5 229l92-2-3 7-89 1z" />
            <circle className={s.mass} opacity=".95" cx="20" cy="236" r="7" />
            <circle className={s.mass} opacity=".95" cx="44" cy="236" r="7" />
            <circle className={s.white} opacity=".6" cx="20" cy="236" r="2.5" />
            <circle className={s.white} opacity=".6" cx="44" cy="236" r="2.5" />
            <circle className={s.white} cx="84" cy="213" r="3.6" />
            <path
              className={s.mass}
              opacity=".85"
              d="M62 170a4.5 4.5 0 1 1 7.5 0c2 2 3 6 3.3 12H59c.2-6 1.2-10 3-12z"
            />
            <StationGrass />
          </g>
        </>
      )}
    </Scene>
  );
}
