import { Motif } from '../../../ui/graphics/motif.tsx';

/** A guide's pennant at the end of a winding path. */
export function TourMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <circle cx="9" cy="40.5" r="3" />
      <path d="M12 40.5h17.5c8 0 8-10.5 0-10.5H20c-7.5 0-7.5-9.5 0-9.5h5" />
      <path d="M32.5 17V4.5L43.5 9l-11 4.5" />
      <circle data-seal cx="32.5" cy="20.5" r="3.3" />
    </Motif>
  );
}
