import type { ReactNode } from 'react';
import { useId } from 'react';
import s from './scene.module.css';

/** `filter` values that turn a flat shape into a stroke, a wash or a mist. */
type Brushes = Readonly<Record<'ink' | 'wash' | 'mist', string>>;

// Filters are expensive: apply them to whole layers, not to single strokes.
const WHOLE_SHEET = {
  filterUnits: 'userSpaceOnUse',
  x: -20,
  y: -20,
  width: 400,
  height: 310,
  colorInterpolationFilters: 'sRGB',
} as const;

/** The canvas of a picture: 360 × 270, with a text alternative. */
export function Scene({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (brushes: Brushes) => ReactNode;
}) {
  const id = useId();
  return (
    <svg className={s.scene} viewBox="0 0 360 270" role="img" aria-label={label}>
      <defs>
        <filter id={`${id}ink`} {...WHOLE_SHEET}>
          <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="4" result="fibre" />
          <feDisplacementMap in="SourceGraphic" in2="fibre" scale="1.6" xChannelSelector="R" yChannelSelector="G" />
          <feGaussianBlur stdDeviation=".22" result="stroke" />
          <feColorMatrix in="fibre" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 .95 0 .5" result="grain" />
          <feComposite in="stroke" in2="grain" operator="in" />
        </filter>
        <filter id={`${id}wash`} {...WHOLE_SHEET}>
          <feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="11" result="water" />
          <feDisplacementMap in="SourceGraphic" in2="water" scale="9" xChannelSelector="R" yChannelSelector="G" />
          <feGaussianBlur stdDeviation=".6" result="wet" />
          <feColorMatrix in="water" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.9 0 0 0 -.1" result="pools" />
          <feComposite in="wet" in2="pools" operator="in" />
        </filter>
        <filter id={`${id}mist`} {...WHOLE_SHEET}>
          <feGaussianBlur stdDeviation="6" />
        </filter>
      </defs>
      {children({ ink: `url(#${id}ink)`, wash: `url(#${id}wash)`, mist: `url(#${id}mist)` })}
    </svg>
  );
}
