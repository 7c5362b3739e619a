import { Motif } from '../../../ui/graphics/motif.tsx';

/** A hanging scroll, two lines long and sealed. */
export function KyokunMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="m17 9.5 7-5.5 7 5.5M9 9.5h30M13.5 9.5v29M34.5 9.5v29M9 38.5h30M9 36v5M39 36v5" />
      <path d="M28.5 16v16.5M22.5 16v10" />
      <circle data-seal cx="19.5" cy="32" r="2.6" />
    </Motif>
  );
}
