import { Motif } from '../../../ui/graphics/motif.tsx';

/** A string telephone. */
export function DenshinMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <circle cx="12.5" cy="13" r="4.5" />
      <circle cx="35.5" cy="13" r="4.5" />
      <path d="M9 20.5C5.5 25 4.5 31 4.5 39.5H18c0-4-1.5-6-5-7M13.5 21.5c.5 4.5 2.5 7 6.5 8M39 20.5c3.5 4.5 4.5 10.5 4.5 19H30c0-4 1.5-6 5-7M34.5 21.5c-.5 4.5-2.5 7-6.5 8" />
      <path d="M19.5 18.5c2.5-2.3 6.5-2.3 9 0" opacity=".4" />
      <circle data-seal cx="24" cy="23.5" r="2.8" />
    </Motif>
  );
}
