import { Motif } from '../../../ui/graphics/motif.tsx';

/** A cave within a cave, with a light at its end. */
export function DokoMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M3.5 41h41M7 41V23.5C7 13.5 14 6.5 24 6.5s17 7 17 17V41" />
      <path d="M14 41V25.5c0-6 4.2-10.5 10-10.5s10 4.5 10 10.5V41" />
      <path d="M19.5 41V27.5c0-3 1.8-5 4.5-5s4.5 2 4.5 5V41" opacity=".4" />
      <circle data-seal cx="24" cy="33" r="3.5" />
    </Motif>
  );
}
