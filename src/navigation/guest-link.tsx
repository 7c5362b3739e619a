import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useNavigation } from './navigation.tsx';
import { isPlainClick } from './plain-click.ts';

interface GuestLinkProps extends NavigateOptions, Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'> {
  readonly to: string;
}

/** A link for what is rendered with and without React Router (see `useNavigation`). */
export function GuestLink({ to, replace = false, state, ...props }: GuestLinkProps) {
  const { navigate } = useNavigation();
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { replace, state });
  }
  return <a {...props} href={to} onClick={follow} />;
}
