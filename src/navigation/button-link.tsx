import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from '../ui/controls/button-class.ts';

/** A link that looks like a button. */
export function ButtonLink({ variant, full, size, ...link }: Omit<LinkProps, 'className' | 'style'> & ButtonLook) {
  return <Link {...link} className={buttonClass({ variant, full, size })} />;
}
