import { Motif } from '../../ui/graphics/motif.tsx';

interface MotifProps {
  readonly size?: number;
}

/** A paper lamp. */
export function BasicAwarenessMotif(props: MotifProps) {
  return (
    <Motif {...props}>
      <path d="M13 12h22v26H13zM10 42h28M13 38l-2 4M35 38l2 4M10 12h28M24 12V5M19 5h10" />
      <path
        d="M13 20.5h4M31 20.5h4M13 29.5h4M31 29.5h4M6 20l-2.5-1.5M6 30l-2.5 1.5M42 20l2.5-1.5M42 30l2.5 1.5"
        opacity=".4"
      />
      <circle data-seal cx="24" cy="25" r="3.8" />
    </Motif>
  );
}

/** A head, and the awareness behind its brow. */
export function SpecialAwarenessMotif(props: MotifProps) {
  return (
    <Motif {...props}>
      <path d="M15 43v-7c-6-4-9-9-8.5-16C7.5 10 15 4.5 24 5c10 .5 16 7 16 15l3.5 8c.4 1-.2 1.6-1.2 1.8L40 30.5v4c0 2.5-1.5 3.5-4 3.2l-5-.5V43" />
      <path d="M16 22a9 9 0 0 1 15.5-6" opacity=".4" />
      <circle data-seal cx="25" cy="21.5" r="3.8" />
    </Motif>
  );
}

/** Name plates on a dōjō wall. */
export function SeventeenMotif(props: MotifProps) {
  return (
    <Motif {...props}>
      <path d="M4 9h40M8 13h6v13H8zM17 13h6v13h-6zM26 13h6v13h-6zM35 13h6v13h-6zM8 30h6v13H8zM17 30h6v13h-6zM26 30h6v13h-6z" />
      <path d="M35 30h6v13h-6z" opacity=".4" />
      <circle data-seal cx="20" cy="36.5" r="2" />
    </Motif>
  );
}

/** A split tally with a seal across the cut. */
export function KataMotif(props: MotifProps) {
  return (
    <Motif {...props}>
      <path d="M20.5 5H8v38h10l3-6.3-4-6.4 5-6.3-5-6.3 4-6.4zM27 5h13v38H24.5l3-6.3-4-6.4 5-6.3-5-6.3 4-6.4z" />
      <path d="M12.5 11v11M35.5 26v11" opacity=".4" />
      <circle data-seal cx="25.2" cy="24" r="4" />
    </Motif>
  );
}

/** A circuit with stations. */
export function CircuitTrainingMotif(props: MotifProps) {
  return (
    <Motif {...props}>
      <path d="M16 9h16a15 15 0 0 1 0 30H26M22 39h-6a15 15 0 0 1 0-30M26 39l4-3.5M26 39l4 3.5" />
      <path d="M17 17h14a7 7 0 0 1 0 14H17a7 7 0 0 1 0-14z" opacity=".4" />
      <circle data-seal cx="24" cy="9" r="3.6" />
    </Motif>
  );
}

/** A folding fan of ten ribs. */
export function TenJobsMotif(props: MotifProps) {
  return (
    <Motif {...props}>
      <path d="M19.1 35L3 31.5M19.6 33.6L5.3 25.5M20.6 32.4L9.2 20.4M21.8 31.5L14.6 16.7M23.2 31.1L20.8 14.7M24.8 31.1L27.2 14.7M26.2 31.5L33.4 16.7M27.4 32.4L38.8 20.4M28.4 33.6L42.7 25.5M28.9 35L45 31.5M3 31.5A21.5 21.5 0 0 1 45 31.5M14.2 33.9A10 10 0 0 1 33.8 33.9" />
      <path d="M12 42.5c7 3 17 3 24 0" opacity=".4" />
      <circle data-seal cx="24" cy="36" r="2.8" />
    </Motif>
  );
}

/** Two meshing gears. */
export function GearMotif(props: MotifProps) {
  return (
    <Motif {...props}>
      <path d="M30.1 18.8L33.5 19.8L32.9 23.3L29.3 23.1A11.6 11.6 0 0 1 27.5 26.3L29.4 29.3L26.7 31.6L24.2 29.1A11.6 11.6 0 0 1 20.7 30.4L20.3 33.9L16.7 33.9L16.3 30.4A11.6 11.6 0 0 1 12.8 29.1L10.3 31.6L7.6 29.3L9.5 26.3A11.6 11.6 0 0 1 7.7 23.1L4.1 23.3L3.5 19.8L6.9 18.8A11.6 11.6 0 0 1 7.5 15.2L4.7 13.1L6.5 10L9.7 11.4A11.6 11.6 0 0 1 12.6 9L11.7 5.6L15.1 4.4L16.6 7.5A11.6 11.6 0 0 1 20.4 7.5L21.9 4.4L25.3 5.6L24.4 9A11.6 11.6 0 0 1 27.3 11.4L30.5 10L32.3 13.1L29.5 15.2A11.6 11.6 0 0 1 30.1 18.8z" />
      <path
        d="M43.1 36.1L45.9 36.8L45.3 39.7L42.4 39.1A5.6 5.6 0 0 1 40.6 41.1L41.5 43.9L38.6 44.8L37.7 42.1A5.6 5.6 0 0 1 35.1 41.5L33.1 43.6L30.9 41.6L32.7 39.5A5.6 5.6 0 0 1 31.9 36.9L29.1 36.2L29.7 33.3L32.6 33.9A5.6 5.6 0 0 1 34.4 31.9L33.5 29.1L36.4 28.2L37.3 30.9A5.6 5.6 0 0 1 39.9 31.5L41.9 29.4L44.1 31.4L42.3 33.5A5.6 5.6 0 0 1 43.1 36.1z"
        opacity=".4"
      />
      <circle cx="18.5" cy="19" r="6.5" opacity=".4" />
      <circle data-seal cx="18.5" cy="19" r="3.2" />
    </Motif>
  );
}

/** The moon through its phases. */
export function PhaseMotif(props: MotifProps) {
  return (
    <Motif {...props}>
      <path d="M24 5a14.5 14.5 0 1 0 0 29 14.5 14.5 0 0 0 0-29zM24 5c-9.5 7-9.5 22 0 29" />
      <circle cx="8" cy="42" r="2.2" opacity=".4" />
      <circle cx="29.3" cy="42" r="2.2" opacity=".4" />
      <circle cx="40" cy="42" r="2.2" opacity=".4" />
      <path d="M29 12.5c3 2.3 4.5 5 4.5 8" opacity=".4" />
      <circle data-seal cx="18.7" cy="42" r="3" />
    </Motif>
  );
}
