import { Motif } from '../../../ui/graphics/motif.tsx';

/** A parrot that repeats a sentence. */
export function OumugaeshiMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M14 23c-2 7 1 13 8 16l19 5.5c0-8-3.5-16-9-22C32 15 27.5 10.5 21 10.5c-4 0-7 2-8 5" />
      <path d="M13 15.5c-4.5-.5-7 4-4.5 10 1.5-2 3.5-2.8 5.5-2" />
      <path d="M17.5 10.5C17 6.5 19.5 4 24 3.5M23 10.5c.7-2.8 3-4.5 6.5-4.5M28 13c1.3-1.9 3.3-2.9 6-2.8" />
      <path d="M24.5 25.5c-1 6 2 11 9 14M5 39.5h16.5" />
      <circle data-seal cx="19.5" cy="17.3" r="2.6" />
    </Motif>
  );
}
