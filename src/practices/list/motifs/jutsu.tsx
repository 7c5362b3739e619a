import { Motif } from '../../../ui/graphics/motif.tsx';

/** Two peaks and a rising sun. */
export function JutsuMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M4.5 39.5h39M5.5 39.5C11.5 33.5 16 26 19.5 16.5c3.5 9.5 8 17 14 23M28 32.3c1.7-2.7 3.3-5.8 4.5-9.3 2 7 5.5 12.5 10 16.5" />
      <path d="M28.5 10a7.5 7.5 0 0 1 14 3.5" opacity=".4" />
      <circle data-seal cx="35.5" cy="13.5" r="4" />
    </Motif>
  );
}
