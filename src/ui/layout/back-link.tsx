import { iconButtonClass } from '../controls/icon-button.tsx';
import { BackIcon } from '../graphics/icons.tsx';
import { usePageDefaults } from './page-defaults.tsx';

interface BackLinkProps {
  readonly to: string;
  /** Replaces the history entry, so that going back does not return to this screen. */
  readonly replace?: boolean;
}

/** The back link of the top bar. */
export function BackLink({ to, replace = false }: BackLinkProps) {
  const { Link } = usePageDefaults();
  if (!Link) throw new Error('Cannot link back outside a PageDefaultsProvider with a Link');
  return (
    <Link className={iconButtonClass()} to={to} replace={replace} aria-label="戻る">
      <BackIcon />
    </Link>
  );
}
