import { useId } from 'react';
import { HarborBay } from './harbor-bay.tsx';
import { HarborQuay } from './harbor-quay.tsx';
import s from './scene.module.css';
import { Scene } from './scene.tsx';

/** The morning market on the same quay: the sun stands where the lamp hung. */
export function HarborAfter() {
  const id = useId();
  return (
    <Scene label="同じ港の朝市。灯のあった場所に朱い日が昇り、かもめが舞う。岸壁には縞の日よけが張られ、店の人が魚を並べ、籠を提げた人と子どもが足を止めている。">
      {(brush) => (
        <>
          <defs>
            <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.indigo} stopOpacity=".34" />
              <stop offset=".5" className={s.indigo} stopOpacity=".1" />
              <stop offset=".75" className={s.warm} stopOpacity=".4" />
              <stop offset="1" className={s.warm} stopOpacity=".85" />
            </linearGradient>
            <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={s.warm} stopOpacity=".7" />
              <stop offset=".25" className={s.indigo} stopOpacity=".12" />
              <stop offset="1" className={s.indigo} stopOpacity=".4" />
            </linearGradient>
            <radialGradient id={`${id}glow`} cx="104" cy="116" r="74" gradientUnits="userSpaceOnUse">
              <stop offset="0" className={s.warm} stopOpacity="1" />
              <stop offset=".4" className={s.warm} stopOpacity=".7" />
              <stop offset="1" className={s.warm} stopOpacity="0" />
            </radialGradient>
          </defs>
          <path className={s.dawn} d="M0 0h360v270H0z" />
          <path d="M0 0h360v127H0z" fill={`url(#${id}sky)`} />
          <circle cx="104" cy="116" r="74" fill={`url(#${id}glow)`} />
          <circle className={s.seal} cx="104" cy="112" r="18" />
          <g filter={brush.wash}>
            <path
              className={s.cloud}
              opacity=".75"
              d="M-20 60q85.2-1 170-10-85.7-7-170 10zM120 34q105.6 4 210-12-105.2 2-210 12zM200 80q95.2-2 190-10-95.5-4-190 10z"
            />
            <HarborBay />
          </g>
          <path className={s.dawn} d="M0 127h360v84H0z" />
          <path d="M0 127h360v84H0z" fill={`url(#${id}sea)`} />
          <path
            className={s.indigo}
            opacity=".3"
            d="M223.8 132.4q2.9 1.2 5.8 .3-2.9-.2-5.8-.3zM267 136.4q4.2 .4 8.3-.4-4.2-.5-8.3 .4zM344.3 141q4.2 .4 8.4 .3-4.2-1.4-8.4-.3zM164.8 145.9q3.4 1 6.9 0-3.4-.7-6.9 0zM-8.9 151.2q3.9 1.3 7.8-.2-3.9-.4-7.8 .2zM276.9 156.6q4.1 .8 8.2 .3-4.1-1.6-8.2-.3zM220.2 162.3q4.5 1.4 8.8-.4-4.4-.5-8.8 .4zM64.2 168.2q5.3 1.9 10.8 .4-5.4-1-10.8-.4zM89.3 174.2q10.6 1.6 21.2 .1-10.6-1.2-21.2-.1zM56.5 180.4q11.3 2.1 22.7 .2-11.4-1-22.7-.2zM322.1 186.7q7.5 1.1 15-.1-7.5-1.9-15 .1zM39.2 193.1q6.2 1.7 12.4-.1-6.3-1.5-12.4 .1zM-20.5 199.7q11.8 1.4 23.6-.1-11.8-2-23.6 .1z"
          />
          <path
            className={s.white}
            opacity=".9"
            d="M163.8 134q2.2 .9 4.3-.2-2.2 0-4.3 .2zM-10.5 136.9q2.9 .3 5.9 .3-2.9-1.3-5.9-.3zM196.8 140.2q3.8 .4 7.6-.3-3.8-.7-7.6 .3zM253.5 143.8q3.8 .5 7.6 .2-3.7-1.3-7.6-.2zM77.4 147.6q3 1.4 6.1 0-3.1-.3-6.1 0zM208.2 151.6q6.2 1.2 12.3-.1-6.1-.6-12.3 .1zM24 155.7q4.6 1.4 9.3 .2-4.7-.9-9.3-.2zM146.2 160q4.1 .7 8.1-.2-4.1-1.4-8.1 .2zM88.5 164.4q8.4 1.5 16.7-.3-8.4-.6-16.7 .3zM319.6 168.8q4.6 1.3 9.1-.1-4.6-1.2-9.1 .1zM-8.3 173.4q7.2 1.1 14.4 .3-7.1-1.9-14.4-.3zM211.1 178.1q5.7 1.9 11.4 0-5.7-1-11.4 0zM61.9 182.8q5.3 1.4 10.5-.3-5.3-1.3-10.5 .3zM-9.5 187.6q6.1 2.1 12.3 0-6.2-1.1-12.3 0zM140.6 192.5q9 1.3 18 .1-8.9-2.2-18-.1zM202.8 197.5q7.5 2.3 15.1 .1-7.6-1.3-15.1-.1z"
          />
          <path
            className={s.seal}
            opacity=".55"
            d="M89 130q15 1.6 30 .3-15-1-30-.3zM94 134.5q10 .9 20 .3-10-1.7-20-.3zM91 139.5q13 1.7 26 .3-13-.9-26-.3zM96 145q8 1 16 .3-8-1.6-16-.3zM99 151q5 1.6 10 .3-5-1-10-.3z"
          />
          <g filter={brush.ink}>
            <g className={s.mass} opacity=".62">
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
            <g transform="translate(66 66) scale(0.62) rotate(-6)">
              <path
                className={s.white}
                opacity=".98"
                d="M0 0C-5-7-13-10-22-8c7 2 12 6 17 12 2 2 5 2.5 8 1.5C9 0 15-5 25-6 15-10 6-7 0 0z"
              />
              <g className={s.ink}>
                <path className={s.line} opacity=".75" strokeWidth="2.1" d="M0 0C-5-7-13-10-22-8M0 0C6-7 15-10 25-6" />
              </g>
            </g>
            <g transform="translate(160 40) scale(0.46) rotate(8)">
              <path
                className={s.white}
                opacity=".98"
                d="M0 0C-5-7-13-10-22-8c7 2 12 6 17 12 2 2 5 2.5 8 1.5C9 0 15-5 25-6 15-10 6-7 0 0z"
              />
              <g className={s.ink}>
                <path className={s.line} opacity=".75" strokeWidth="2.8" d="M0 0C-5-7-13-10-22-8M0 0C6-7 15-10 25-6" />
              </g>
            </g>
            <g transform="translate(186 74) scale(0.34) rotate(-10)">
              <path
                className={s.white}
                opacity=".98"
                d="M0 0C-5-7-13-10-22-8c7 2 12 6 17 12 2 2 5 2.5 8 1.5C9 0 15-5 25-6 15-10 6-7 0 0z"
              />
              <g className={s.ink}>
                <path className={s.line} opacity=".75" strokeWidth="3.8" d="M0 0C-5-7-13-10-22-8M0 0C6-7 15-10 25-6" />
              </g>
            </g>
            <HarborQuay />
            <g className={s.ink}>
              <path className={s.line} opacity=".85" strokeWidth="2.4" d="M214 132l.7 120M350 126l1 120" />
            </g>
            <path className={s.white} opacity=".97" d="M224 113L345 107 359 129v7L205 142v-7z" />
            <path
              className={s.indigo}
              opacity=".72"
              d="M224 113L237.4 112.3 222.1 134.3 222.1 140.3Q213.6 146.2 205 141L205 135zM250.9 111.7L264.3 111 256.3 133 256.3 139Q247.8 144.8 239.2 139.7L239.2 133.7zM277.8 110.3L291.2 109.7 290.6 131.7 290.6 137.7Q282 143.5 273.4 138.3L273.4 132.3zM304.7 109L318.1 108.3 324.8 130.3 324.8 136.3Q316.2 142.2 307.7 137L307.7 131zM331.6 107.7L345 107 359 129 359 135Q350.4 140.8 341.9 135.7L341.9 129.7z"
            />
            <path
              className={s.ink}
              opacity=".85"
              d="M222 114.2c3.6 0 14-.2 20.9-.6s13.9-1.3 20.8-1.7 13.9-.5 20.9-.9 13.8-1 20.8-1.5 13.9-.8 20.8-1.1 17.4-.7 20.8-1.1 3.4-1.6 0-1.7-13.9 .8-20.9 1.2-13.9 .8-20.8 1.1-13.9 .2-20.9 .6-13.9 1.2-20.8 1.6-13.9 .3-20.9 .8-17.2 1.4-20.7 1.9-.6 .5-.6 .7-2.9 .7 .6 .7zM204 136.1c3-.1 11.6-.6 17.4-.8s11.5-.4 17.3-.7 11.6-.5 17.3-.7 11.6-.6 17.4-.8 11.5-.4 17.3-.7 11.6-.6 17.3-.9 11.6-.7 17.4-1 11.5-.6 17.3-.8 14.4-.5 17.3-.8 2.9-.8 0-.8-11.6 .4-17.4 .7-11.5 .5-17.3 .8-11.5 .4-17.3 .6-11.6 .3-17.4 .5-11.5 .5-17.3 .7-11.6 .6-17.3 .9-11.6 .7-17.4 1-11.5 .5-17.3 .7-14.4 .5-17.3 .8-.5 .5-.4 .7-2.5 .6 .4 .6z"
            />
            <g className={s.ink}>
              <path className={s.line} opacity=".7" strokeWidth="1" d="M224 113 205 135M345 107l14 22" />
            </g>
            <g transform="translate(296 167)">
              <path className={s.indigo} opacity=".85" d="M-15 44c-1-17 1-27 7-31 4-2.5 13-2.5 17 0 7 4 9 14 8 31z" />
              <path className={s.white} opacity=".95" d="M-3 11.5h8l-4 9z" />
              <path className={s.white} opacity=".92" d="M-9 44c-1-7-.5-12 .5-17h18c1 5 1.5 10 1 17z" />
              <g className={s.fold}>
                <path
                  className={s.line}
                  opacity=".6"
                  strokeWidth=".8"
                  d="M-8 27.5C-10 33-10 38-9 43M9 27.5c1.5 5 2 10 1.5 15.5"
                />
              </g>
              <circle className={s.skin} cx="1" cy="3.5" r="6.6" />
              <path
                className={s.mass}
                opacity=".92"
                d="M-6 2C-6-4.5-3-6.5 1.3-6.5S8-4 7.7 2c-1.5-1.8-4-2.7-6.7-2.7S-4.5.2-6 2z"
              />
              <g className={s.indigo}>
                <path className={s.line} opacity=".9" strokeWidth="1.5" d="M-5.8 1.5C-2-.6 4-.6 7.6 1.5" />
              </g>
              <path
                className={s.indigo}
                opacity=".95"
                d="M-12.3 14.8c-1.3 .8-3.7 3.3-5.4 5s-3.1 3.7-4.7 5.5-4.4 4.1-4.8 5.4 1.1 3 2.4 2.6 3.7-3.3 5.5-5 3.7-3.3 5.3-5.2 3.7-4.5 4.4-5.9 .1-2-.4-2.4-1.1-.8-2.3 0zM11.2 17.7c.7 1.3 3.2 2.9 4.5 4.5s2.3 3 3 4.8 .2 5.1 .8 6.1 2.3 1.1 3-.2 1.4-5 .8-7.2-2.7-4.3-4.1-6.2-3.1-4.6-4.3-5.4-2.4 .2-3 .8-1.3 1.6-.7 2.8z"
              />
              <circle className={s.skin} cx="-27" cy="33" r="2.5" />
              <circle className={s.skin} cx="21" cy="35" r="2.5" />
              <g className={s.ink}>
                <path
                  className={s.line}
                  opacity=".7"
                  strokeWidth=".9"
                  d="M-15 43c-1-17 1-26 7-30M16 43c1-16-1-26-7-30"
                />
              </g>
            </g>
            <g className={s.ink}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth=".9"
                d="M243 134v16M236 166c3 5 11 5 14 0M236 166l7-9 7 9"
              />
            </g>
            <circle className={s.white} cx="243" cy="153" r="4.2" />
            <g className={s.fold}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth=".9"
                d="M238.8 153a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0M243 153l2-2.4"
              />
            </g>
            <path className={s.white} opacity=".96" d="M206 212L356 205l3 7-156 7z" />
            <path className={s.sunken} opacity="1" d="M203 219l156-7v26l-154 7z" />
            <path className={s.haze} opacity=".16" d="M203 219l156-7v8l-156 7z" />
            <g className={s.ink}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth="1"
                d="M206 212L356 205l3 7-156 7zM203 219l1 25M359 212v26"
              />
            </g>
            <path className={s.white} opacity="1" d="M214 199l50-2 4 15-57 2.6z" />
            <path className={s.haze} opacity=".12" d="M214 199l50-2 4 15-57 2.6z" />
            <path
              className={s.indigo}
              opacity=".8"
              d="M217 212q-.9-7.4 5.5-12.3l-.9-3.2q1.5 1.8 3.8 1.7L222.5 199.7q-1.1 7.2-5.5 12.3zM228.5 211.5q-.4-7.5 6.3-11.9l-.6-3.2q1.4 1.8 3.6 1.9L234.8 199.6q-1.6 7.2-6.3 11.9zM240 211q.1-7.5 7.1-11.4l-.4-3.3q1.3 1.9 3.5 2.2L247.1 199.6q-2.1 7-7.1 11.4zM251.5 210.5q.7-7.4 7.9-10.9l-.2-3.3q1.1 2 3.4 2.5L259.4 199.6q-2.6 6.9-7.9 10.9z"
            />
            <g className={s.ink}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth=".9"
                d="M214 199l50-2 4 15-57 2.6zm-3 15.6l57-2.6v5l-57 2.5z"
              />
            </g>
            <path className={s.white} opacity="1" d="M312 195l36-2 4 15-43 2.6z" />
            <path className={s.haze} opacity=".12" d="M312 195l36-2 4 15-43 2.6z" />
            <path
              className={s.indigo}
              opacity=".8"
              d="M315 208q-.9-7.4 5.5-12.3l-.9-3.2q1.5 1.8 3.8 1.7L320.5 195.7q-1.1 7.2-5.5 12.3zM325.7 207.5q-.4-7.5 6.3-11.9l-.7-3.2q1.4 1.8 3.7 1.9L332 195.6q-1.6 7.2-6.3 11.9zM336.3 207q.2-7.5 7.2-11.4l-.5-3.3q1.3 1.9 3.6 2.2L343.5 195.6q-2.1 7-7.2 11.4z"
            />
            <g className={s.ink}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth=".9"
                d="M312 195l36-2 4 15-43 2.6zm-3 15.6l43-2.6v5l-43 2.5z"
              />
            </g>
            <path className={s.sunken} opacity="1" d="M262 246l6-6h44l3.6 6z" />
            <path className={s.white} opacity=".9" d="M262 246h53.6v13h-53.6z" />
            <g className={s.fold}>
              <path
                className={s.line}
                opacity=".85"
                strokeWidth=".9"
                d="M262 246l6-6h44l3.6 6zv13h53.6v-13M263 252.5h51.6"
              />
            </g>
            <path className={s.haze} opacity=".25" d="M262 246l6-6h44l3.6 6z" />
            <path
              className={s.indigo}
              opacity=".85"
              d="M266 250q1.5-7.8 9.6-10.6l.1-3.5q1 2.2 3.3 2.9L275.6 239.4q-3.5 6.9-9.6 10.6zM277.5 250q2.5-7.5 10.8-9.4l.6-3.4q.7 2.3 2.9 3.3L288.3 240.6q-4.3 6.5-10.8 9.4zM289 250q3.4-7.2 11.8-8l1.1-3.3q.3 2.4 2.4 3.6L300.8 242q-5 5.9-11.8 8zM300.5 250q4.2-6.7 12.7-6.5l1.4-3.2q.1 2.4 2.1 4L313.2 243.5q-5.7 5.2-12.7 6.5z"
            />
            <path className={s.white} opacity="1" d="M262 246h53.6v13H262z" />
            <g className={s.fold}>
              <path className={s.line} opacity=".85" strokeWidth=".9" d="M262 246h53.6v13H262zM263 252.5h51.6" />
            </g>
            <g className={s.ink} opacity=".92">
              <g transform="translate(243 263)">
                <path d="M-8 0c-1.5-8 1-12.5 3.6-15-1.3-2-1.2-5-.8-7.4 1.4.7 2.5 1.6 3.2 2.6 1.3-.3 2.7-.3 4 0 .7-1 1.8-1.9 3.2-2.6.4 2.4.5 5.4-.8 7.4C7-12.5 9.5-8 8 0c-5 1.3-11 1.3-16 0z" />
                <path d="M5.8-.1c1.4 .5 6 2.4 8 1.6s2.7-4.3 3.7-6.3 2.1-4.9 2.4-6-.1-1.3-.8-.4-2.2 3.8-3.2 5.5-1.4 4.4-3 5.1-5.4-1.3-6.7-1.3-.9 .4-1 .7-.8 .7 .6 1.1z" />
              </g>
            </g>
            <g>
              <g transform="translate(192 262)">
                <path className={s.mass} opacity=".85" d="M-4-20v19h3.5l.8-18zM4-20l1 19.5h3.5L7-20z" />
                <path
                  className={s.mass}
                  opacity=".62"
                  d="M-8-52c-4 9-7 22-7.5 34 8 2.5 19 2.5 26 0C10-30 8-44 5.5-52c-4-2.3-10-2.3-13.5 0z"
                />
                <path
                  className={s.white}
                  opacity=".9"
                  d="M-7-30c-2 4-3 9-3.2 14 5 1.3 12 1.3 17 0C6.5-21 5.5-26 4-30z"
                />
                <g className={s.white}>
                  <path
                    className={s.line}
                    opacity=".9"
                    strokeWidth="1.2"
                    d="M-9.5-34.5c5 1.5 11 1.5 16 0M-2-34c-2 3-4 6-4 9M-2-34c2 3 3 5 5 8"
                  />
                </g>
                <path
                  className={s.mass}
                  opacity=".8"
                  d="M3.4-47.7c.7 1.4 4.1 3.8 5.2 5.9s1.7 4.6 1.4 6.7-3.3 4.9-3.4 6.2 1.3 2.6 2.6 1.6 4.7-4.4 5.2-7.1-1.2-6.4-2.5-9-4.1-5.7-5.4-6.8-1.8-.2-2.3 .2-1.6 .9-.8 2.3z"
                />
                <circle className={s.skin} cx="-1" cy="-58.5" r="6" />
                <path
                  className={s.mass}
                  opacity=".93"
                  d="M-7.5-57.5c-.5-7 3-10 7-9.5 4.5.3 6.5 4 5.8 9-.5 3.5-3 5.5-6.3 5.5s-6-1.7-6.5-5z"
                />
                <circle className={s.mass} opacity=".93" cx="-2.5" cy="-68" r="3" />
                <path className={s.white} opacity=".95" d="M4-27c5-1.5 11-1.5 15 0l-2.5 10.5c-3.5 1-7 1-10 0z" />
                <g className={s.fold}>
                  <path
                    className={s.line}
                    opacity=".8"
                    strokeWidth=".9"
                    d="M4-27c5-1.5 11-1.5 15 0l-2.5 10.5c-3.5 1-7 1-10 0zM5-23.5c4 1 9 1 13 0M9-27.5l.5 10.5M14-27.5l-.5 10.5M6-27c0-8 11-8 11 0"
                  />
                </g>
                <path
                  className={s.leaf}
                  opacity=".85"
                  d="M8-27q-.1-6.6-5-11 2 5.7 5 11zM10-27q.1-6-1-12-2.1 6.2 1 12zM11-27q1.9-4.4 3-9-3.8 3.7-3 9z"
                />
              </g>
            </g>
            <g>
              <g transform="translate(166 258)">
                <path className={s.mass} opacity=".85" d="M-4-10v9h3v-9zM1-10l.5 9h3L4-10z" />
                <path
                  className={s.indigo}
                  opacity=".6"
                  d="M-5-27c-2.5 5-3.5 11-3.5 18 5 1.5 12 1.5 16 0 0-7-1-13-3-18-3-1.5-7-1.5-9.5 0z"
                />
                <path
                  className={s.indigo}
                  opacity=".75"
                  d="M4.8-23.7c.8-.2 1.9-1.4 3-2s2.3-1 3.3-1.7 2.4-1.9 2.7-2.6-.7-1.8-1.4-1.8-2.2 1-3.2 1.7-1.9 1.4-2.8 2-2.6 1.3-3.1 1.9-.4 1.3-.1 1.7 .8 1 1.6 .8z"
                />
                <circle className={s.skin} cx="0" cy="-32.5" r="5" />
                <path
                  className={s.mass}
                  opacity=".92"
                  d="M-5.3-31c-1-6 2-8.5 5.5-8.5s6 3 5 8c-.6 2.5-2.5 4-5 4s-5-1-5.5-3.5z"
                />
              </g>
            </g>
          </g>
        </>
      )}
    </Scene>
  );
}
