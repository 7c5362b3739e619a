import { Link } from 'react-router-dom';
import { iconButtonClass } from '../../ui/icon-button-class.ts';
import { BackIcon } from '../../ui/icons.tsx';

/** The way back in the top bar. With `replace` going back from there does not open this screen again. */
export function BackLink({ to, replace = false }: { readonly to: string; readonly replace?: boolean }) {
  return (
    <Link className={iconButtonClass()} to={to} replace={replace} aria-label="戻る">
      <BackIcon />
    </Link>
  );
}
