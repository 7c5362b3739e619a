import { Motif } from '../../../ui/graphics/motif.tsx';

/** An elevation drawing with its dimension line. */
export function SekkeizuMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M8 18.5C15 17 20.5 13 23 6.5 25.5 13 31 17 38 18.5z" />
      <path d="M12.5 18.5V40M33.5 18.5V40M8 40h30M12.5 29.5h21" />
      <path d="M43.5 18.5V40M42 18.5h3M42 40h3" opacity=".4" />
      <circle data-seal cx="23" cy="24" r="3" />
    </Motif>
  );
}
