import type { ReactNode } from 'react';

/** The pictures of lessons 1 to 7, by lesson id. */
export const weekOnePictures: Readonly<Record<number, ReactNode>> = {
  // Stones stacked into a spine
  1: (
    <>
      <path d="M22 57h52M34 57c-4 0-5-6 0-7.5h28c5 1.5 4 7.5 0 7.5M37 49.5c-4-1-4-6.5 0-7.5h22c4 1 4 6.5 0 7.5M40 42c-3.5-1-3.5-6 0-7h18c3.5 1 3.5 6 0 7M40.5 35c-3-1-3-5.5 0-6.5h14c3 1 3 5.5 0 6.5M43 28.5c-3-1-3-5 0-6h11c3 1 3 5 0 6" />
      <path d="M14 57h3M79 57h3M68 22c3 4 3 9 0 13" opacity=".4" />
      <circle data-seal cx="48.5" cy="14" r="5.5" />
    </>
  ),
  // Breath going out, and ten to count
  2: (
    <>
      <path d="M10 24h44c8 0 8-12 0-12-4 0-6 3-5.5 6M10 33h64c9 0 9 12 0 12-4 0-6-3-5.5-6M20 42h30" />
      <path
        d="M20 55.5h.01M28 55.5h.01M36 55.5h.01M44 55.5h.01M52 55.5h.01M60 55.5h.01M68 55.5h.01M76 55.5h.01M84 55.5h.01"
        strokeWidth="3"
        opacity=".4"
      />
      <circle data-seal cx="12" cy="55.5" r="3" />
    </>
  ),
  // A knot that loosens
  3: (
    <>
      <path d="M6 50c18 0 32-5 45-18 11-11 8-24-3-24s-14 13-3 24c13 13 25 18 39 18" />
      <path d="M6 57c20 0 36-5 48-17M90 57c-20 0-36-5-48-17" opacity=".4" />
      <circle data-seal cx="88" cy="50" r="4" />
    </>
  ),
  // Attention resting on an open palm
  4: (
    <>
      <path d="M8 44c10-1 15-6 24-6h10M8 56c10 0 16-2 24-2h28c12-1 20-7 26-17 1.5-3-2-5.5-4.5-3.5C75 39 69 43 61 43h-9c-4 0-5-5 0-5.5l8-1c5-.8 4.5-6 0-6-8 0-15 2.5-20 7.5" />
      <path d="M48 12v4M38 15l2 3M58 15l-2 3" opacity=".4" />
      <circle data-seal cx="70" cy="28" r="4.5" />
    </>
  ),
  // Three layers of sound
  5: (
    <>
      <path d="M8 56h80M30 56a12 12 0 0 1 24 0M18 56a24 24 0 0 1 48 0" />
      <path d="M6 54a37 37 0 0 1 72 0M69 12c2-3 4-3 5 0 2-3 4-3 5 0" opacity=".4" />
      <circle data-seal cx="42" cy="53" r="4" />
    </>
  ),
  // A long way out, a short way back
  6: (
    <>
      <path d="M20 42C6 22 26 6 44 12s2 22 16 24 28-8 24-20" opacity=".4" strokeDasharray="0 4.5" />
      <path d="M84 16C76 44 54 52 30 49M37 44.5l-7.5 4.5 6.5 5.5" />
      <circle data-seal cx="20" cy="48" r="4.5" />
    </>
  ),
  // A torch and a paper lantern
  7: (
    <>
      <path d="M6 27h15v11H6zM21 27l6-3.5v18L21 38M66 15h14M66 49h14M66 15c-9 7-9 27 0 34M80 15c9 7 9 27 0 34M73 15V8" />
      <path d="M33 29l13-3M33 36l13 3M61 25h24M59.5 39h27M90 14l3-3M56 14l-3-3M90 50l3 3M56 50l-3 3" opacity=".4" />
      <circle data-seal cx="73" cy="32.5" r="4.5" />
    </>
  ),
};
