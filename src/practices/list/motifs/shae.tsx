import { Motif } from '../../../ui/graphics/motif.tsx';

/** Sound waves inside a picture frame. */
export function ShaeMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M17 17V8.5h26.5v31H17V33" />
      <path d="M3.5 25h2.3l2-5 3.2 11 3-8.5 2 2.5h3.5c4 0 4.5-6.5 8-6.5s4 11 7.5 11 2.5-4.5 8.5-4.5" />
      <circle data-seal cx="36" cy="16" r="3.2" />
    </Motif>
  );
}
