import { Link, type LinkProps } from 'react-router-dom';
import { Button, type ButtonLook } from '../ui/controls/button.tsx';

type ButtonLinkProps = Omit<LinkProps, 'className' | 'style' | 'children'> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ label, icon, variant, full, size, ...link }: ButtonLinkProps) {
  return <Button label={label} icon={icon} variant={variant} full={full} size={size} render={<Link {...link} />} />;
}
