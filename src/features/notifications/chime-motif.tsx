import { Motif } from '../../ui/graphics/motif.tsx';

/** A wind chime with its paper strip. */
export function ChimeMotif() {
  return (
    <Motif>
      <path d="M24 3v7M11 23c0-8 6-13 13-13s13 5 13 13c-8 2-18 2-26 0zM24 24.5V31M20 31h8v13h-8z" />
      <path d="M41 12c2 3 3 6 3 10M7 12c-2 3-3 6-3 10" opacity=".4" />
      <circle data-seal cx="24" cy="37.5" r="2.4" />
    </Motif>
  );
}
