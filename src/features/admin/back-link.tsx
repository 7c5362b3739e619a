import { Link } from 'react-router-dom';
import { iconButtonClass } from '../../ui/icon-button-class.ts';
import { BackIcon } from '../../ui/icons.tsx';

/** The way out of the admin's screen. */
export function BackLink({ to }: { readonly to: string }) {
  return (
    <Link className={iconButtonClass()} to={to} aria-label="戻る">
      <BackIcon />
    </Link>
  );
}
