import type { ReactNode } from 'react';
import { Motif } from '../../../ui/graphics/motif.tsx';

const drawings: Readonly<Record<string, ReactNode>> = {
  // Six stations in a ring.
  'circuit-a': (
    <>
      <path d="M28.9 8.7A17 17 0 0 1 35.6 12.6M40.6 21.1A17 17 0 0 1 40.6 28.9M35.6 37.4A17 17 0 0 1 28.9 41.3M19.1 41.3A17 17 0 0 1 12.4 37.4M7.4 28.9A17 17 0 0 1 7.4 21.1M12.4 12.6A17 17 0 0 1 19.1 8.7" />
      <circle cx="38.7" cy="16.5" r="3.4" />
      <circle cx="38.7" cy="33.5" r="3.4" />
      <circle cx="24" cy="42" r="3.4" />
      <circle cx="9.3" cy="33.5" r="3.4" />
      <circle cx="9.3" cy="16.5" r="3.4" />
      <circle data-seal cx="24" cy="8" r="3.8" />
    </>
  ),
  // Four stations in a ring.
  'circuit-a-light': (
    <>
      <path d="M28.9 10.8A15 15 0 0 1 38.2 20.1M38.2 29.9A15 15 0 0 1 28.9 39.2M19.1 39.2A15 15 0 0 1 9.8 29.9M9.8 20.1A15 15 0 0 1 19.1 10.8" />
      <circle cx="39" cy="25" r="3.4" />
      <circle cx="24" cy="40" r="3.4" />
      <circle cx="9" cy="25" r="3.4" />
      <circle data-seal cx="24" cy="10" r="3.8" />
    </>
  ),
  // Six stations on a figure of eight.
  'circuit-b': (
    <>
      <path d="M9.5 32.9A10 10 0 0 1 5.1 28.5M5.1 19.5A10 10 0 0 1 9.5 15.1M18.5 15.1A10 10 0 0 1 18.5 32.9M38.5 15.1A10 10 0 0 1 42.9 19.5M42.9 28.5A10 10 0 0 1 38.5 32.9M29.5 32.9A10 10 0 0 1 29.5 15.1" />
      <circle cx="14" cy="34" r="3" />
      <circle cx="4" cy="24" r="3" />
      <circle cx="34" cy="14" r="3" />
      <circle cx="44" cy="24" r="3" />
      <circle cx="34" cy="34" r="3" />
      <circle data-seal cx="14" cy="14" r="3.6" />
    </>
  ),
  // Five stations on a figure of eight.
  'circuit-b-light': (
    <>
      <path d="M9.5 32.9A10 10 0 0 1 5.1 28.5M5.1 19.5A10 10 0 0 1 9.5 15.1M18.5 15.1A10 10 0 0 1 18.5 32.9M38.5 15.1A10 10 0 0 1 38.5 32.9M29.5 32.9A10 10 0 0 1 29.5 15.1" />
      <circle cx="14" cy="34" r="3" />
      <circle cx="4" cy="24" r="3" />
      <circle cx="34" cy="14" r="3" />
      <circle cx="34" cy="34" r="3" />
      <circle data-seal cx="14" cy="14" r="3.6" />
    </>
  ),
};

/** The motif of one circuit: A is a ring, B a figure of eight. */
export function CircuitMotif({ id, size = 44 }: { id: string; size?: number }) {
  return <Motif size={size}>{drawings[id]}</Motif>;
}
