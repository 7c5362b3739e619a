import type { ReactNode } from 'react';

/** The pictures of the last two lessons, by lesson id. */
export const lastDaysPictures: Readonly<Record<number, ReactNode>> = {
  // Three practices laid into a day
  29: (
    <>
      <path d="M6 50h84M12 50a36 36 0 0 1 6.8-21M27 20.9A36 36 0 0 1 40.5 14.8M55.5 14.8A36 36 0 0 1 69 20.9M77.2 29A36 36 0 0 1 84 50" />
      <circle cx="22.5" cy="24.5" r="4" />
      <circle cx="73.5" cy="24.5" r="4" />
      <path d="M22.5 58v-4M48 58v-4M73.5 58v-4M48 44V24" opacity=".4" />
      <circle data-seal cx="48" cy="14" r="5" />
    </>
  ),
  // An open house door with the next morning behind it
  30: (
    <>
      <path d="M8 6h80M16 6v52M80 6v52M32 6v52M64 6v52M16 30h16M64 30h16M32 36h32M42 58l4-22M54 58l-4-22" />
      <path d="M24 10v44M72 10v44M16 18h16M16 44h16M64 18h16M64 44h16" opacity=".4" />
      <circle data-seal cx="48" cy="25" r="5.5" />
    </>
  ),
};
