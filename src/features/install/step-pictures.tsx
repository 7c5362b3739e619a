import type { ReactNode } from 'react';
import { Motif } from '../../ui/graphics/motif.tsx';

const drawings = {
  // The share icon: a box with an upward arrow.
  share: (
    <>
      <path d="M16 19h-5v23h26V19h-5M24 31V8M16 14l8-8 8 8" />
      <circle data-seal cx="24" cy="36.5" r="2.6" />
    </>
  ),
  'add-square': (
    <>
      <path d="M13 7h22a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H13a6 6 0 0 1-6-6V13a6 6 0 0 1 6-6zM24 15v18M15 24h18" />
      <circle data-seal cx="35" cy="35" r="2.6" />
    </>
  ),
  menu: (
    <>
      <path d="M12 6h24v36H12z" opacity=".4" />
      <circle cx="24" cy="15" r="2.6" />
      <circle data-seal cx="24" cy="24" r="2.8" />
      <circle cx="24" cy="33" r="2.6" />
    </>
  ),
  'menu-bar': (
    <>
      <path d="M5 9h38v30H5zM5 17h38M9.5 13h4" />
      <path d="M18 13h4M26.5 13h4M16 17v13h14V17M20 21.5h6M20 25.5h6" opacity=".4" />
      <circle data-seal cx="11.5" cy="22.5" r="2.6" />
    </>
  ),
  dock: (
    <>
      <path d="M5 8h38v32H5zM11 30h26v7H11z" />
      <path d="M16 33.5h.1M22 33.5h.1" opacity=".4" />
      <path d="M30 11v11M25.5 18l4.5 4.5 4.5-4.5" />
      <circle data-seal cx="30" cy="33.5" r="2.4" />
    </>
  ),
  install: (
    <>
      <path d="M25 8H5v26h38v-8M17 40h14M24 34v6M35 5v15M29 14.5l6 6 6-6" />
      <circle data-seal cx="13" cy="27" r="2.6" />
    </>
  ),
  done: (
    <>
      <path d="M40 21.5A16.5 16.5 0 1 1 31.5 9.5M15.5 24l7 7L38 14.5" />
      <circle data-seal cx="40.5" cy="28" r="2.6" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

/** Kinds of step pictures. */
export type StepPicture = keyof typeof drawings;

/** The picture of a step. */
export function StepPicture({ picture }: { readonly picture: StepPicture }) {
  return <Motif size={36}>{drawings[picture]}</Motif>;
}
