import { Motif } from '../../../ui/graphics/motif.tsx';

/** A starburst. */
export function SetsunaMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M24 4v10M24 34v10M4 24h10M34 24h10" />
      <path d="m11.5 11.5 5.3 5.3M31.2 31.2l5.3 5.3M36.5 11.5l-5.3 5.3M16.8 31.2l-5.3 5.3" />
      <path d="m16.7 6.5 1.1 2.7M30.2 38.8l1.1 2.7M41.5 16.7l-2.7 1.1M9.2 30.2l-2.7 1.1" opacity=".4" />
      <circle data-seal cx="24" cy="24" r="4" />
    </Motif>
  );
}
