import type { ReactNode } from 'react';

/** The pictures of lessons 15 to 21, by lesson id. */
export const weekThreePictures: Readonly<Record<number, ReactNode>> = {
  // Stepping stones
  15: (
    <>
      <path d="M6 54c2-5 16-5 18 0s-16 5-18 0zM28 44c2-4.5 15-4.5 17 0s-15 4.5-17 0zM50 36c2-4 13-4 15 0s-13 4-15 0z" />
      <path
        d="M70 28c2-3.5 11-3.5 13 0s-11 3.5-13 0zM34 56c4-3 8 3 12 0s8 3 12 0M62 48c4-3 8 3 12 0M8 38c4-3 8 3 12 0"
        opacity=".4"
      />
      <path d="M58 31c1-10 8-15 14-11" />
      <circle data-seal cx="76.5" cy="24" r="3.6" />
    </>
  ),
  // A bridge between two banks
  16: (
    <>
      <path d="M4 44h18M92 44H74M22 44c8-22 44-22 52 0M22 52c8-20 44-20 52 0M22 44v8M74 44v8M30 34V24M48 27.5V17M66 34V24M28 26c10-10 30-10 40 0" />
      <path d="M30 57c4-3 8 3 12 0s8 3 12 0 8 3 12 0" opacity=".4" />
      <circle data-seal cx="48" cy="11" r="3.6" />
    </>
  ),
  // An umbrella and a roof
  17: (
    <>
      <path d="M8 34c2-24 36-24 38 0-5-4-9-4-12.5 0-4-4-9-4-13 0-3.5-4-8-4-12.5 0zM27 12v40c0 5 7 5 7 0M52 34l18-16 18 16M58 30v25h24V30" />
      <path d="M12 9l-2 4M42 9l-2 4M58 9l-2 4M84 9l-2 4M70 7l-2 4" opacity=".4" />
      <circle data-seal cx="70" cy="45" r="3.8" />
    </>
  ),
  // Three things left at the entrance
  18: (
    <>
      <path d="M14 56V10h40v46M34 10v46M8 56h80M54 22h34M62 22v7M73 22v7M84 22v7M59 29h6v8h-6z" />
      <path
        d="M18 16v34M24 16v34M29 16v34M39 16v34M44 16v34M49 16v34M58 56c0-5 8-5 9 0M70 56c0-5 8-5 9 0"
        opacity=".4"
      />
      <path d="M69.5 37c0-4 7-4 7 0s-7 4-7 0zM73 29v5" />
      <circle data-seal cx="84" cy="33" r="3.8" />
    </>
  ),
  // Walking the way back
  19: (
    <>
      <path d="M86 19c-5-3.5-12-2-12 1s7 4.5 12 1zM70 31c-5-3.5-12-2-12 1s7 4.5 12 1zM54 19c-5-3.5-12-2-12 1s7 4.5 12 1zM38 31c-5-3.5-12-2-12 1s7 4.5 12 1z" />
      <path d="M82 17.5l-3 2.5 3 2.5M66 29.5 63 32l3 2.5M50 17.5 47 20l3 2.5M34 29.5 31 32l3 2.5" opacity=".4" />
      <path d="M86 50H24M31 44l-7 6 7 6" />
      <circle data-seal cx="14" cy="50" r="4" />
    </>
  ),
  // A tray whose items are remembered
  20: (
    <>
      <path d="M10 42c0-7 17-12 38-12s38 5 38 12-17 12-38 12-38-5-38-12zM10 42v4c0 7 17 12 38 12s38-5 38-12v-4M26 41V31h10v10c-2 2-8 2-10 0zM44 45l5-9 5 9z" />
      <path d="M31 24C32 10 58 6 66 20M60.5 18l5.5 3 2.5-6" opacity=".4" />
      <circle data-seal cx="67" cy="39" r="4.5" />
    </>
  ),
  // Everything in one bundle
  21: (
    <>
      <path d="M44 28C24 28 14 40 14 48c0 8 14 10 34 10s34-2 34-10c0-8-10-20-30-20M44 28c-8-2-18-8-20-18 10 0 18 6 22 14M52 28c8-2 18-8 20-18-10 0-18 6-22 14" />
      <path d="M42 33c-6 6-9 13-10 21M54 33c6 6 9 13 10 21M48 34v22" opacity=".4" />
      <circle data-seal cx="48" cy="27" r="4.5" />
    </>
  ),
};
