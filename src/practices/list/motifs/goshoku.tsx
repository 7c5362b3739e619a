import { Motif } from '../../../ui/graphics/motif.tsx';

/** A painter's plum dish: five wells, one of them filled. */
export function GoshokuMotif(props: { readonly size?: number }) {
  return (
    <Motif {...props}>
      <path d="M15.4 12.6a8.8 8.8 0 0 1 17.2 0A8.8 8.8 0 0 1 38 29a8.8 8.8 0 0 1-14 10.2A8.8 8.8 0 0 1 10 29a8.8 8.8 0 0 1 5.4-16.4z" />
      <circle cx="33.7" cy="21.3" r="4.5" />
      <circle cx="30" cy="32.8" r="4.5" />
      <circle cx="18" cy="32.8" r="4.5" />
      <circle cx="14.3" cy="21.3" r="4.5" />
      <circle data-seal cx="24" cy="14.3" r="4.5" />
    </Motif>
  );
}
