import { Motif } from '../../../ui/graphics/motif.tsx';

/** Two overlapping rings. */
export function SojoMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <circle cx="18" cy="24" r="10" />
      <circle cx="30" cy="24" r="10" />
      <circle cx="24" cy="24" r="20" opacity=".4" />
      <circle data-seal cx="24" cy="24" r="3.3" />
    </Motif>
  );
}
