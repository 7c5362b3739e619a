import type { ReactNode } from 'react';

/** The pictures of lessons 8 to 14, by lesson id. */
export const weekTwoPictures: Readonly<Record<number, ReactNode>> = {
  // A desk, seen for one breath
  8: (
    <>
      <path d="M8 48h80M16 48v11M80 48v11M22 48V37h12v11M34 40c5-1 5 6 0 5.5M46 48l2-6h16l2 6M49 42l2-5h11l2 5" />
      <path d="M36 12c7 8 17 8 24 0M40 17l-2.5 4M48 19v4.5M56 17l2.5 4" opacity=".4" />
      <circle data-seal cx="75" cy="44" r="4" />
    </>
  ),
  // One colour picked from many
  9: (
    <>
      <circle cx="16" cy="20" r="5.5" />
      <circle cx="36" cy="12" r="4" />
      <circle cx="30" cy="38" r="6" />
      <circle cx="52" cy="26" r="5" />
      <circle cx="76" cy="16" r="6" />
      <circle cx="88" cy="42" r="3.5" />
      <circle cx="48" cy="50" r="4.5" />
      <circle cx="72" cy="52" r="5" />
      <circle cx="13" cy="50" r="4" />
      <path d="M64 27.5a9 9 0 1 1-2 9" opacity=".4" />
      <circle data-seal cx="68" cy="34" r="4.8" />
    </>
  ),
  // A teapot, outline only
  10: (
    <>
      <path d="M24 31c-6-4-12-3-15-8 5-1 10-1 14 2M72 33c10-6 16-1 13 6-2 5-9 8-15 9M66 52c8-5 11-14 4-24-4-5-10-7-16-8M48 19.5C36 19 26 23 22 30c-5 9-1 18 6 23h32" />
      <path d="M40 19c3-5 13-5 16 0M30 36c8 4 26 4 34 0" opacity=".4" />
      <circle data-seal cx="64" cy="53" r="3.5" />
    </>
  ),
  // Ten, seen as three handfuls
  11: (
    <>
      <path d="M9 33c-2-10 6-19 15-18s12 11 8 20-21 8-23-2zM40 45c-4-12 2-22 12-22s14 12 9 22-18 10-21 0zM68 25c0-9 8-14 14-11s8 12 3 19-17 3-17-8z" />
      <circle cx="17" cy="28" r="2.5" />
      <circle cx="25" cy="23" r="2.5" />
      <circle cx="25" cy="33" r="2.5" />
      <circle cx="46" cy="32" r="2.5" />
      <circle cx="55" cy="31" r="2.5" />
      <circle cx="46.5" cy="42" r="2.5" />
      <circle cx="56" cy="41" r="2.5" />
      <circle cx="75" cy="21" r="2.5" />
      <circle cx="76" cy="30" r="2.5" />
      <circle data-seal cx="82" cy="24" r="3.2" />
    </>
  ),
  // The same shelf, looked at twice
  12: (
    <>
      <path d="M8 12h34v40H8zM8 40h34M18 40v-9c0-3 8-3 8 0v9" opacity=".4" />
      <path d="M54 12h34v40H54zM54 40h34M64 40v-9c0-3 8-3 8 0v9M46 28l3 4-3 4" />
      <circle data-seal cx="80" cy="36.5" r="3.5" />
    </>
  ),
  // The edge of the field of view
  13: (
    <>
      <path d="M48 56 8 22M48 56l40-34M12 17c20-13 52-13 72 0M37 56c5-5 17-5 22 0M37 56c5 4.5 17 4.5 22 0" />
      <circle cx="48" cy="19" r="4" />
      <path d="M48 46V27" opacity=".4" strokeDasharray="0 4" />
      <circle data-seal cx="77" cy="23" r="3.8" />
    </>
  ),
  // Sitting quietly
  14: (
    <>
      <circle cx="48" cy="16" r="6.5" />
      <path d="M40 25.5c-8 3-10 12-10.5 20M56 25.5c8 3 10 12 10.5 20M22 53c4-6 12-8 18-7M74 53c-4-6-12-8-18-7M22 53c8 5 44 5 52 0" />
      <path d="M31 9.5a29 29 0 1 0 34 0" opacity=".4" />
      <circle data-seal cx="48" cy="43" r="3.8" />
    </>
  ),
};
