import { Motif } from '../../../ui/graphics/motif.tsx';

/** A brush drawing from memory. */
export function UtsusieMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M27 8H6.5v33h32V24.5" />
      <path d="M43.5 4.5 31.5 19.5M31.5 19.5c-4.2.2-6.7 3.2-6.5 8.5 4.5.2 8.2-2 9-6z" />
      <path d="M25 28c-4.5 1-4.5 6.5-9.5 6.5-3 0-4-2-4-3.5" />
      <circle data-seal cx="32.5" cy="35" r="2.8" />
    </Motif>
  );
}
