import type { ReactNode } from 'react';

/** The pictures of the eleven basic topics, by topic id. */
export const topicPictures: Readonly<Record<number, ReactNode>> = {
  // A leaf boat, drifting on
  1: (
    <>
      <path d="M18 36c8 12 44 12 56-2-10-2-20 2-28 2s-18-2-28 0zM18 36c-4-5-3-10 2-12M74 34c5-4 6-9 3-12" />
      <path
        d="M8 50c5-4 10 4 15 0s10 4 15 0 10 4 15 0 10 4 15 0 10 4 15 0M20 58c5-3 10 3 15 0s10 3 15 0 10 3 15 0"
        opacity=".4"
      />
      <path d="M46 36V20l12 8z" />
      <circle data-seal cx="34" cy="29" r="3.8" />
    </>
  ),
  // The ring that a cup has left
  2: (
    <>
      <path d="M8 52h80M58 52c-4-4-6-14-6-20h28c0 6-2 16-6 20M80 36c8-2 9 9-2 10M60 24c-2-4 3-6 0-10M70 24c-2-4 3-6 0-10" />
      <path d="M14 43c0-5 26-5 26 0s-26 5-26 0z" opacity=".4" strokeDasharray="0 4" />
      <circle data-seal cx="27" cy="43" r="3.2" />
    </>
  ),
  // One scene, three ways on
  3: (
    <>
      <path d="M8 32h18c10 0 10-18 22-18h8M26 32h30M26 32c10 0 10 18 22 18h8M58 7h22v14H58z" />
      <path d="M58 25h22v14H58zM58 43h22v14H58z" opacity=".4" />
      <path d="M56 32h2M56 50h2" />
      <circle data-seal cx="69" cy="14" r="3.6" />
    </>
  ),
  // The one mark among four
  4: (
    <>
      <path d="M6 30h16c0 10-2 16-4 20h-8c-2-4-4-10-4-20zM28 30h16c0 10-2 16-4 20h-8c-2-4-4-10-4-20zM50 30h16c0 10-2 16-4 20h-8c-2-4-4-10-4-20zM72 30h16c0 10-2 16-4 20h-8c-2-4-4-10-4-20zM4 55h88" />
      <path d="M52 20c2-3 10-3 12 0" opacity=".4" />
      <circle data-seal cx="58" cy="39" r="3.5" />
    </>
  ),
  // Two things on one balance
  5: (
    <>
      <path d="M48 10v44M34 54h28M16 18c20-4 44-4 64 0M16 18 8 36M16 18l8 18M80 18l-8 18M80 18l8 18M6 36c2 8 18 8 20 0zM70 36c2 8 18 8 20 0z" />
      <path d="M11 31h10v5H11z" opacity=".4" />
      <circle data-seal cx="80" cy="31.5" r="3.8" />
    </>
  ),
  // Up the ladder to a wider name
  6: (
    <>
      <path d="M30 58 50 16M44 58 62 20M33 51h13.5M37.5 42h13.5M41.5 33H55M45.5 25H59" />
      <path d="M14 58h68M66 16c-2-8 8-12 13-7 7-2 11 6 6 10H70M16 58v-8h8v8" opacity=".4" />
      <circle data-seal cx="58" cy="10" r="4" />
    </>
  ),
  // The keystone of an arch
  7: (
    <>
      <path d="M10 58V40c0-18 16-32 34-33M86 58V40c0-18-16-32-34-33M26 58V42c0-9 8-18 18-19M70 58V42c0-9-8-18-18-19M44 7v16M52 7v16M44 7h8M44 23h8M10 42h16M70 42h16M16 24l14 8M80 24l-14 8M30 12l8 13M66 12l-8 13" />
      <path d="M4 58h28M64 58h28" opacity=".4" />
      <circle data-seal cx="48" cy="15" r="3.4" />
    </>
  ),
  // A tree and a river that branch alike
  8: (
    <>
      <path d="M25 56V34M25 42 12 30V16M12 26l-5-8M25 34V12M25 24l8-12M25 42l14-12V18" />
      <path d="M71 8v22M71 22 58 34v14M58 38l-5 8M71 30v22M71 40l8 12M71 22l14 12v12" />
      <path d="M44 32h8" opacity=".4" strokeDasharray="0 4" />
      <path d="M16 58h18" />
      <circle data-seal cx="71" cy="10" r="3.6" />
    </>
  ),
  // A parcel and the way it came
  9: (
    <>
      <path d="M62 34h26v22H62zM62 42h26M75 34v8M8 24 20 8l8 10 5-6 9 12M4 24h42" />
      <path d="M24 30c0 14 8 8 14 12s6 10 18 8" opacity=".5" strokeDasharray="0 4.2" />
      <circle data-seal cx="24" cy="28" r="3.8" />
    </>
  ),
  // A tag that is sealed, a tag that is only "if"
  10: (
    <>
      <path d="M14 22 26 10l12 12v34H14zM26 10V4M20 30h12M20 37h12" />
      <path d="M58 22 70 10l12 12v34H58zM70 10V4M64 34c0-8 12-8 12 0 0 5-6 4-6 9M70 49h.01" opacity=".45" />
      <path d="M44 38h6" />
      <circle data-seal cx="26" cy="47" r="4" />
    </>
  ),
  // Let down from the cloud to the table
  11: (
    <>
      <path d="M30 24c-10 0-10-13 0-13 2-9 18-9 20-1 5-4 13-1 13 5 8 0 8 9 0 9zM47 24v16M14 55h68M62 55c-3-3-4-8-4-12h16c0 4-1 9-4 12" />
      <path d="M40 33c4-3 10-3 14 0" opacity=".4" />
      <circle data-seal cx="47" cy="45.5" r="4.5" />
    </>
  ),
};
