import type { ReactNode } from 'react';

/** The pictures of lessons 22 to 28, by lesson id. */
export const weekFourPictures: Readonly<Record<number, ReactNode>> = {
  // A long talk cut down to one word
  22: (
    <>
      <path d="M10 12h76M10 22h76M10 32h46M10 42h26" />
      <path d="M62 32h24M42 42h30M26 53h24" opacity=".4" strokeDasharray="0 4.2" />
      <circle data-seal cx="14" cy="53" r="4.5" />
    </>
  ),
  // A chest of three drawers
  23: (
    <>
      <path d="M20 8h56v50H20zM20 24h56M20 41h56M44 16h8M44 50h8" />
      <path d="M14 27h68v11H14zM14 38l6 3M82 38l-6 3" />
      <circle data-seal cx="48" cy="32.5" r="3.5" />
    </>
  ),
  // Directions given by voice
  24: (
    <>
      <path d="M10 8h76v38H46L34 57V46H10zM20 36h18V24h18v-8" />
      <path d="M56 34h20M68 34V18" opacity=".4" />
      <circle data-seal cx="64" cy="16" r="3.8" />
    </>
  ),
  // The ruler comes first
  25: (
    <>
      <path d="M8 44h80v12H8zM18 44v4M28 44v6M38 44v4M48 44v6M58 44v4M78 44v4M16 38V26h10v12zM42 38V16h10v22zM68 38l6-16 6 16z" />
      <path d="M6 26h6M56 16h6" opacity=".4" />
      <circle data-seal cx="68" cy="50.5" r="3.5" />
    </>
  ),
  // Two roads, walked to the morning after
  26: (
    <>
      <path d="M42 58c2-12 0-18-10-24S16 26 14 20M54 58c-2-12 0-18 10-24s16-8 18-14M48 46c-1-6-5-10-11-13M48 46c1-6 5-10 11-13" />
      <path d="M4 20h20M72 20h20" />
      <path d="M10 14a5 5 0 0 1 8 0" opacity=".4" />
      <circle data-seal cx="82" cy="12" r="4.5" />
    </>
  ),
  // Three breaths, then the stamp
  27: (
    <>
      <path d="M6 40c4-8 8-8 12 0M22 40c4-8 8-8 12 0M38 40c4-8 8-8 12 0M64 42V30c0-3-4-6-4-12 0-11 22-11 22 0 0 6-4 9-4 12v12M60 42h22v6H60z" />
      <path d="M10 56h40M58 56h5M79 56h5" opacity=".4" />
      <circle data-seal cx="71" cy="55.5" r="4" />
    </>
  ),
  // A doubt made into one photograph
  28: (
    <>
      <path d="M22 10 66 5l6 48-44 5zM27.5 14.5l34.5-4 3.6 29-34.5 4z" />
      <path d="M35 34c6-14 12 6 14-6s-8-4 0 2 8-6 12 2" />
      <path d="M78 18l8-1M79 28l6 1" opacity=".4" />
      <circle data-seal cx="55" cy="20" r="3.5" />
    </>
  ),
};
