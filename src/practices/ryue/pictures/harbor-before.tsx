import { useId } from 'react';
import { HarborBay } from './harbor-bay.tsx';
import { HarborQuay } from './harbor-quay.tsx';
import s from './scene.module.css';
import { Scene } from './scene.tsx';

/** The harbour before dawn: the lamp hangs where the sun will rise. */
export function HarborBefore() {
  const id = useId();
  return (
    <Scene label="夜明け前の港。藍色の空に細い月が残り、岸壁につながれた漁船の帆柱に朱色の灯がひとつともっている。岸壁では猫が一匹、海を見ている。">
      {(brush) => (
        <>
          <defs>
            <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.night} stopOpacity=".8" />
              <stop offset=".5" className={s.night} stopOpacity=".45" />
              <stop offset="1" className={s.night} stopOpacity=".05" />
            </linearGradient>
            <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.night} stopOpacity=".1" />
              <stop offset="1" className={s.night} stopOpacity=".55" />
            </linearGradient>
            <radialGradient id={`${id}lamp`} cx="104" cy="112" r="50" gradientUnits="userSpaceOnUse">
              <stop offset="0" className={s.warm} stopOpacity="1" />
              <stop offset=".3" className={s.warm} stopOpacity=".6" />
              <stop offset="1" className={s.warm} stopOpacity="0" />
            </radialGradient>
          </defs>
          <path className={s.dawn} d="M0 0h360v270H0z" />
          <path d="M0 0h360v127H0z" fill={`url(#${id}sky)`} />
          <path className={s.white} opacity=".92" d="M300 24a17 17 0 1 0 12 25.5A14 14 0 1 1 300 24z" />
          <g filter={brush.wash}>
            <path
              className={s.night}
              opacity=".3"
              d="M-20 60q85.3 0 170-10-85.8-8-170 10zM120 34q105.6 5 210-12-105.3 1-210 12zM200 80q95.2-1 190-10-95.5-5-190 10zM-30 96q60.2 3 120-4-60.1-1-120 4z"
            />
            <HarborBay />
          </g>
          <path d="M0 127h360v84H0z" fill={`url(#${id}sea)`} />
          <circle cx="104" cy="112" r="50" fill={`url(#${id}lamp)`} />
          <path
            className={s.night}
            opacity=".35"
            d="M224 131.4q2.7 1.1 5.4 .2-2.7-.1-5.4-.2zM267.9 132.4q3.3 .3 6.6-.4-3.4-.4-6.6 .4zM345.5 133.6q3 .3 6 .3-3-1.2-6-.3zM166 134.9q2.2 .7 4.5 0-2.2-.5-4.5 0zM-7.4 136.2q2.4 1.1 4.7-.1-2.3-.1-4.7 .1zM278.6 137.7q2.4 .3 4.7 .2-2.3-1.2-4.7-.2zM222.2 139.1q2.5 1 4.9-.4-2.5 0-4.9 .4zM66.7 140.7q2.8 1.3 5.7 .3-2.8-.4-5.7-.3zM94.5 142.2q5.4 1 10.9 .1-5.5-.6-10.9-.1zM62.2 143.8q5.6 1.5 11.3 .2-5.7-.3-11.3-.2zM326 145.5q3.6 .3 7.3-.1-3.7-1.2-7.3 .1zM42.4 147.1q3 1 5.9-.1-3-.7-5.9 .1zM-14.2 148.8q5.5 .6 11-.1-5.5-1.1-11 .1zM296.1 150.6q5 .8 9.9-.2-5-.9-9.9 .2zM254.5 152.3q3.3 .6 6.6 .4-3.2-1.7-6.6-.4zM268 154.1q7 1.1 13.9-.4-7-.5-13.9 .4zM123.2 155.9q6 .3 11.9-.4-6-1.4-11.9 .4zM50.7 157.7q8.1 1.3 16.1-.2-8.1-.7-16.1 .2zM335 159.5q8.3 .9 16.5-.1-8.2-1.2-16.5 .1zM181.7 161.4q7.7 1.3 15.4-.3-7.7-.7-15.4 .3zM284.5 163.3q8.5 1.5 16.8-.4-8.4-.4-16.8 .4zM18.8 165.2q5.8 1.7 11.7 .1-5.8-.8-11.7-.1zM109.9 167.1q9.3 1 18.6 0-9.3-1.4-18.6 0zM105.2 169q5.2 .7 10.4-.3-5.3-1.5-10.4 .3zM241.6 171q10.3 .6 20.6-.3-10.3-1.7-20.6 .3zM357.2 172.9q7.8 1 15.5 0-7.8-1.6-15.5 0zM205.9 174.9q9.8 1.3 19.6 0-9.8-1.4-19.6 0zM.5 176.9q10.7 1.2 21.4-.3-10.8-1.3-21.4 .3zM302.9 178.9q5.7 2.1 11.4 .2-5.7-1-11.4-.2zM219.2 181q10.4 1.2 20.7-.4-10.4-1.3-20.7 .4zM35.7 183q11 1.4 22.1-.2-11.1-1.4-22.1 .2zM358.4 185.1q11.3 1.6 22.7 .3-11.3-1.7-22.7-.3zM164.8 187.1q10.7 1.3 21.4 0-10.7-1.8-21.4 0zM136.9 189.2q6.6 2.1 13.1-.1-6.6-1-13.1 .1zM344.3 191.3q10.4 1.4 20.9 0-10.5-1.8-20.9 0zM16 193.4q7.8 2.2 15.7 .2-7.8-1.3-15.7-.2zM115.1 195.5q12.2 2 24.4 .2-12.2-1.5-24.4-.2zM230.1 197.6q12.2 1.9 24.5-.1-12.3-1.4-24.5 .1zM86.5 199.8q10.2 2.1 20.4 .2-10.2-1.6-20.4-.2zM87.3 201.9q14.4 2 28.7 .1-14.3-1.7-28.7-.1z"
          />
          <path
            className={s.dawn}
            opacity=".75"
            d="M163.9 133.6q2.1 .8 4.1-.3-2.1 .1-4.1 .3zM-10.2 135.2q2.6 .2 5.3 .3-2.6-1.2-5.3-.3zM197.4 137q3.3 .3 6.4-.3-3.2-.6-6.4 .3zM254.2 139q3.1 .4 6.3 .2-3.1-1.2-6.3-.2zM78 141.2q2.4 1.2 4.9 0-2.5-.2-4.9 0zM209.6 143.4q4.8 1 9.6-.1-4.8-.4-9.6 .1zM25.1 145.7q3.5 1.2 7.1 .1-3.6-.6-7.1-.1zM147.2 148.1q3.1 .4 6.1-.2-3.1-1.1-6.1 .2zM90.7 150.5q6.2 1.3 12.3-.2-6.2-.4-12.3 .2zM320.8 153q3.4 .9 6.7-.1-3.4-.9-6.7 .1zM-6.3 155.6q5.2 .7 10.4 .3-5.1-1.7-10.4-.3zM212.8 158.2q4 1.6 8.1 0-4.1-.6-8.1 0zM63.5 160.8q3.7 1 7.4-.3-3.8-.9-7.4 .3zM-7.7 163.5q4.3 1.7 8.6 0-4.3-.7-8.6 0zM143.4 166.2q6.2 .8 12.5 .2-6.2-1.8-12.5-.2zM205.1 169q5.2 1.9 10.5 .1-5.3-.8-10.5-.1zM2.7 171.8q7.9 1 15.7 .1-7.8-1.8-15.7-.1zM80.9 174.7q11 1.1 22.1 .4-11-2.1-22.1-.4zM246.9 177.5q11.2 1.5 22.4-.2-11.2-1.2-22.4 .2zM-1.2 180.4q7.5 1.7 15.1 .2-7.5-1.5-15.1-.2zM278.5 183.4q5.9 1.9 11.7-.1-5.9-1.1-11.7 .1zM203.2 186.3q8.8 2.2 17.6 0-8.8-1-17.6 0zM202.6 189.3q5.7 1.6 11.4 .3-5.7-2-11.4-.3zM147.3 192.3q7.5 1.5 15 0-7.5-1.9-15 0zM12.5 195.4q11.3 1.9 22.5-.3-11.3-1.3-22.5 .3zM-13.2 198.5q12.8 1.9 25.7 .2-12.8-1.9-25.7-.2z"
          />
          <path
            className={s.seal}
            opacity=".6"
            d="M100 131q4 1.2 8 0-4-.6-8 0zM98 136q6 .6 12 0-6-1.2-12 0zM99.5 142q4.5 1.3 9 0-4.5-.5-9 0zM101 148q3 .7 6 0-3-1.1-6 0z"
          />
          <g filter={brush.ink}>
            <g className={s.mass} opacity=".8">
              <path d="M240 149c3 4.5 5 8 6.5 11h44c5-5 9-10.5 12-17-12 4.5-24 6-37 6.3-8.5.3-17 .2-25.5-.3z" />
              <path d="M254 149.5l.6-11 13-.6 2 11.2z" />
            </g>
            <g className={s.ink}>
              <path
                className={s.line}
                opacity=".75"
                strokeWidth=".8"
                d="M249 149V126M284 147V122M249 127.5c12 5 24 4 35-4.5M284 123l18 20"
              />
            </g>
            <path
              className={s.ink}
              opacity=".8"
              d="M239 149.6c2.7 .3 10.8 .8 16.2 1s10.9 .1 16.3-.3 10.9-1 16.2-2.3 12.9-4.1 15.4-5.1 2.4-1.5-.2-.8-10.2 3.9-15.4 5-10.7 1.2-16.1 1.6-10.8 .7-16.2 .7-13.4-1-16.2-1-.4 .4-.4 .6-2.4 .3 .4 .6z"
            />
            <circle className={s.white} opacity=".9" cx="254" cy="131" r="1.5" />
            <circle className={s.white} opacity=".9" cx="260" cy="132.2" r="1.5" />
            <circle className={s.white} opacity=".9" cx="266" cy="132.2" r="1.5" />
            <circle className={s.white} opacity=".9" cx="272" cy="130.9" r="1.5" />
            <circle className={s.white} opacity=".9" cx="278" cy="128.4" r="1.5" />
            <path
              className={s.mass}
              opacity=".4"
              d="M240 163q30 2 60 0-30-2-60 0zM250 168q21 2.3 42 .5-21-1.3-42-.5zM262 174q11 .8 22 0-11-1.6-22 0z"
            />
            <path
              className={s.mass}
              opacity=".7"
              d="M11.7 140.7c2 .6 7.3 1.7 11 1.8s7.9 .1 11.4-1 8.4-4.3 10-5.2 1.6-.9-.2-.5-7 2-10.5 2.6-7 1.1-10.5 .9-8.6-1.8-10.6-1.8-1.2 .8-1.3 1.3-1.3 1.3 .7 1.9z"
            />
            <g className={s.ink}>
              <path className={s.line} opacity=".7" strokeWidth=".8" d="M26 139v-12" />
            </g>
            <g className={s.ink}>
              <path className={s.line} opacity=".9" strokeWidth=".9" d="M118 107 103 109" />
            </g>
            <circle className={s.seal} cx="104" cy="112.5" r="3.6" />
            <g className={s.ink}>
              <path className={s.line} opacity=".9" strokeWidth="1" d="M104 109v-1.5M102 116.5h4" />
            </g>
            <HarborQuay />
            <g className={s.ink}>
              <path
                className={s.line}
                opacity=".8"
                strokeWidth="1.5"
                d="M52 232c0-4 7-6.5 15-6.5s14 2.5 14 6-6 6.5-14.5 6.5S52 235.5 52 232zM56 231.5c0-2.5 5-4 11-4s10 1.5 10 4-4.5 4.2-10.5 4.2S56 234 56 231.5zM60.5 231.5c.5-1.5 3-2.2 6.5-2.2s6 .8 6 2.2-2.5 2.4-6 2.4c-3 0-5-.5-6-1.4M80 234c8 5 18 1 26 6"
              />
            </g>
            <path className={s.sunken} opacity="1" d="M262 243l6-6h44l3.6 6z" />
            <path className={s.white} opacity=".9" d="M262 243h53.6v13h-53.6z" />
            <g className={s.fold}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth=".9"
                d="M262 243l6-6h44l3.6 6zv13h53.6v-13M263 249.5h51.6"
              />
            </g>
            <path className={s.sunken} opacity="1" d="M270 226l5-5h36l3 5z" />
            <path className={s.white} opacity=".9" d="M270 226h44v12h-44z" />
            <g className={s.fold}>
              <path className={s.line} opacity=".85" strokeWidth=".9" d="M270 226l5-5h36l3 5zv12h44v-12M271 232h42" />
            </g>
            <g className={s.ink} opacity=".92">
              <g transform="translate(214 201.5)">
                <path d="M-8 0c-1.5-8 1-12.5 3.6-15-1.3-2-1.2-5-.8-7.4 1.4.7 2.5 1.6 3.2 2.6 1.3-.3 2.7-.3 4 0 .7-1 1.8-1.9 3.2-2.6.4 2.4.5 5.4-.8 7.4C7-12.5 9.5-8 8 0c-5 1.3-11 1.3-16 0z" />
                <path d="M5.8-.1c1.4 .5 6 2.4 8 1.6s2.7-4.3 3.7-6.3 2.1-4.9 2.4-6-.1-1.3-.8-.4-2.2 3.8-3.2 5.5-1.4 4.4-3 5.1-5.4-1.3-6.7-1.3-.9 .4-1 .7-.8 .7 .6 1.1z" />
              </g>
            </g>
          </g>
        </>
      )}
    </Scene>
  );
}
