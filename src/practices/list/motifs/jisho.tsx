import { Motif } from '../../../ui/graphics/motif.tsx';

/** An open dictionary with one word marked. */
export function JishoMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M24 13C20 9.5 14 8.5 5.5 9v27.5C14 36 20 37 24 40.5c4-3.5 10-4.5 18.5-4V9C34 8.5 28 9.5 24 13zM24 13v27.5" />
      <path
        d="M11 17c3 .1 5.3.6 7.5 1.5M11 23.5c3 .1 5.3.6 7.5 1.5M11 30c3 .1 5.3.6 7.5 1.5M29.5 31.5c2.2-.9 4.5-1.4 7.5-1.5M29.5 25c2.2-.9 4.5-1.4 7.5-1.5"
        opacity=".4"
      />
      <circle data-seal cx="33" cy="17" r="3" />
    </Motif>
  );
}
