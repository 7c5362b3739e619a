import { Link } from 'react-router-dom';
import { iconButtonClass } from '../../ui/icon-button-class.ts';
import { BackIcon } from '../../ui/icons.tsx';
import { addresses } from './addresses.ts';

/** From a page of the profile back to the profile itself. */
export function BackLink() {
  return (
    <Link className={iconButtonClass()} to={addresses.profile} aria-label="戻る">
      <BackIcon />
    </Link>
  );
}
