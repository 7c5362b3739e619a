import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, type LinkProps } from 'react-router-dom';
import { ListRow, type RowWords } from '../ui/layout/list.tsx';

export function ListLink({
  to,
  state,
  replace = false,
  ...words
}: RowWords & Pick<LinkProps, 'to' | 'state' | 'replace'>) {
  const link = <Link to={to} state={state} replace={replace} />;
  return <ListRow trailing={<ChevronRight aria-hidden="true" />} {...words} render={link} />;
}
