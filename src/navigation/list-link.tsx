import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ListRowWords, listLinkClass } from '../ui/layout/list.tsx';

type ListLinkProps = ComponentProps<typeof ListRowWords> & Pick<LinkProps, 'to' | 'state' | 'replace'>;

/** A row of a list that is a link. */
export function ListLink(props: ListLinkProps) {
  const { to, state, replace, trailing = <ChevronRight aria-hidden="true" />, ...words } = props;
  return (
    <li>
      <Link to={to} state={state} replace={replace ?? false} className={listLinkClass()}>
        <ListRowWords {...words} trailing={trailing} />
      </Link>
    </li>
  );
}
