import { Motif } from '../../../ui/graphics/motif.tsx';

/** One wave flowing into the next. */
export function RyueMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M5 36c6.3-13 12.3-13 19 0s12.7 13 19 0" />
      <path d="M5 24.5c6.3-10 12.3-10 19 0s12.7 10 19 0" opacity=".4" />
      <circle data-seal cx="36.5" cy="11.5" r="3.5" />
    </Motif>
  );
}
