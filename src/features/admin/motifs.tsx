import { Motif } from '../../ui/graphics/motif.tsx';

/** A closed gate with its bar. */
export function GateMotif() {
  return (
    <Motif>
      <path d="M6 12c11 3 25 3 36 0M9 18h30M12 14v27M36 14v27M24 18v23" />
      <path d="M15 29h18" />
    </Motif>
  );
}

/** A temple bell. */
export function BellMotif() {
  return (
    <Motif>
      <path d="M24 6v5M15 35c1-8 0-14 2-18 1-4 4-6 7-6s6 2 7 6c2 4 1 10 2 18M12 35h24M16 28h16" />
      <path d="M20 40c2 2 6 2 8 0" />
    </Motif>
  );
}
