import type { ReactNode } from 'react';
import { Motif } from '../../../ui/graphics/motif.tsx';

const drawings: Readonly<Record<string, ReactNode>> = {
  // A spinning top: the mind in rotation.
  'brain-speed': (
    <>
      <path d="M24 4v10M9 20c0-8 30-8 30 0s-30 8-30 0zM9 20c0 8 8 15 15 22 7-7 15-14 15-22M16 30c5 2.5 11 2.5 16 0" />
      <path d="M4.5 40c4 3.5 9 4 13 3.5M43.5 40c-4 3.5-9 4-13 3.5" opacity=".4" />
      <circle data-seal cx="24" cy="20" r="3" />
    </>
  ),
  // A leaf of words: lines of text for veins.
  'language-comprehension': (
    <>
      <path d="M10 42C6 22 16 8 40 6c2 22-8 34-26 34M6 45c6-12 14-22 24-30" />
      <path d="M17.5 21h8M14 28.5h9M27 28h8M22.5 34h7" opacity=".4" />
      <circle data-seal cx="33" cy="13.5" r="3" />
    </>
  ),
  // A house whose rooms are shelves.
  'memory-enhancement': (
    <>
      <path d="M5 20 24 6l19 14M9.5 17v25h29V17M9.5 26h29M9.5 34h29M19 26v16M29 26v16" />
      <path d="M13 30h2.5M32.5 38.5H35" opacity=".4" />
      <circle data-seal cx="24" cy="30" r="2.6" />
    </>
  ),
  // Clues put in order, one of them doubted.
  'thinking-power': (
    <>
      <path d="M5 11h20l11 11v21H5zM5 43l25.5-26.5M5 11l15.5 16M20.5 27v16" />
      <path d="M29 4.5h14.5V19z" />
      <path d="M27.5 36H30" opacity=".4" />
      <circle data-seal cx="38.7" cy="9.3" r="2.5" />
    </>
  ),
  // The first step, from the chair one sits on.
  'action-power': (
    <>
      <path d="M4 42h10v-4.5h8M22 37.5v4.5" />
      <path d="M22 37.5V27h10V16h11.5" opacity=".4" />
      <path d="M8 20c0-6 4-10 10-10M14 6.5l4.5 3.5-4 4" />
      <circle data-seal cx="18" cy="31.5" r="3.5" />
    </>
  ),
  // A way back to what was left, and its end.
  'action-power-2': (
    <>
      <path d="M6 38h9M33 38c10 0 10-15 0-15H18c-9 0-9-13 0-13h14M27.5 5.5 32.5 10l-5 4.5" />
      <path d="M19 38h10" opacity=".5" strokeDasharray="0 4.2" />
      <circle data-seal cx="40" cy="10" r="3.8" />
    </>
  ),
};

/** The motif of one card of the special-awareness hub. */
export function SpecialCardMotif({ id, size = 44 }: { id: string; size?: number }) {
  return <Motif size={size}>{drawings[id]}</Motif>;
}
