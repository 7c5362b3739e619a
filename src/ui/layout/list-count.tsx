import { type Ref, useEffect } from 'react';
import { formatNumber } from '../../lib/date-format.ts';
import { useAnnounce } from '../feedback/announcer.tsx';
import { Small } from './text.tsx';

/** Debounce before the number of hits is announced, in milliseconds. */
const DEBOUNCE_MS = 800;

interface ListCountProps {
  readonly count: number;
  readonly query: string;
  /** Whether more items may exist than were counted. */
  readonly more?: boolean;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** The number of items in a list; announced to screen readers after a search. */
export function ListCount({ count, query, more = false, ref }: ListCountProps) {
  const announce = useAnnounce();
  useEffect(() => {
    if (query.trim() === '') return announce('');
    const timer = setTimeout(() => announce(`${count}件見つかりました`), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [count, query, announce]);
  return (
    <p ref={ref} tabIndex={-1}>
      <Small as="span" numeric>{`${formatNumber(count)}件${more ? '以上' : ''}`}</Small>
    </p>
  );
}
