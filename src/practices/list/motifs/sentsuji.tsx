import { Motif } from '../../../ui/graphics/motif.tsx';

/** A crossroads with one street marked. */
export function SentsujiMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M5.5 17H14a3 3 0 0 0 3-3V5.5M31 5.5V14a3 3 0 0 0 3 3h8.5M5.5 31H14a3 3 0 0 1 3 3v8.5M31 42.5V34a3 3 0 0 1 3-3h8.5" />
      <path d="M24 17V5.5M17 24H5.5" opacity=".4" />
      <path d="M24 42.5V29a5 5 0 0 1 5-5h5" />
      <circle data-seal cx="39" cy="24" r="3.5" />
    </Motif>
  );
}
