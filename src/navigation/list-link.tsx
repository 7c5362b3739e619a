import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ListRowWords, listLinkClass } from '../ui/layout/list.tsx';

type ListLinkProps = ComponentProps<typeof ListRowWords> & Pick<LinkProps, 'to' | 'state'>;

/** A row of a list that is a link. */
export function ListLink({ to, state, trailing = <ChevronRight aria-hidden="true" />, ...words }: ListLinkProps) {
  return (
    <li>
      <Link to={to} state={state} className={listLinkClass()}>
        <ListRowWords {...words} trailing={trailing} />
      </Link>
    </li>
  );
}
