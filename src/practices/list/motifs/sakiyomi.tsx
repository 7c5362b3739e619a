import { Motif } from '../../../ui/graphics/motif.tsx';

/** Lines of text, and an arrow ahead of them. */
export function SakiyomiMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M6.5 9h33M6.5 18h33M6.5 27H21" />
      <path d="M6.5 36H26" opacity=".5" strokeDasharray="0 3.9" />
      <path d="M26 27h3.5a7 7 0 0 1 7 7M33 31l3.5 3.5L40 31" />
      <circle data-seal cx="36.5" cy="40.5" r="3.3" />
    </Motif>
  );
}
