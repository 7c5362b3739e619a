import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from '../ui/controls/button.tsx';

interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'>, ButtonLook {
  /** Its text; children are for more than that. */
  readonly label?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ label, children, variant, full, size, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ variant, full, size })}>
      {label ?? children}
    </Link>
  );
}
