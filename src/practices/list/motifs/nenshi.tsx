import { Motif } from '../../../ui/graphics/motif.tsx';

/** An eye with a steady gaze. */
export function NenshiMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M4.5 25.5C10.5 17 17 13 24.5 13c8 0 14 4.3 19 12.5M9.5 31c4.5 4.3 9 6.5 14.5 6.5 6 0 11-2.7 15.5-8" />
      <circle cx="24" cy="25.5" r="7.5" />
      <path d="M12 9c7.5-4.8 17-4.8 24.5 0" opacity=".4" />
      <circle data-seal cx="24" cy="25.5" r="3.3" />
    </Motif>
  );
}
