import { Motif } from '../../../ui/graphics/motif.tsx';

/** A dovetail joint drawn apart. */
export function BunkaiMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M24 3.5 36.5 10 24 16.5 11.5 10zM6 17.5l12.5 6.5v15L6 32.5zM42 17.5 29.5 24v15L42 32.5z" />
      <path d="M24 33.5V44" opacity=".4" />
      <circle data-seal cx="24" cy="25.5" r="3.3" />
    </Motif>
  );
}
