import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useAppNavigation } from './navigation.tsx';
import { isPlainClick } from './plain-click.ts';

interface GuestLinkProps extends NavigateOptions, Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'> {
  readonly to: string;
}

/** A link for what is rendered with and without React Router (see `useAppNavigation`). */
export function GuestLink({ to, replace = false, state, ...props }: GuestLinkProps) {
  const { navigate } = useAppNavigation();
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    const isHere = to === `${pathname}${search}${hash}`;
    navigate(to, { replace: replace || isHere, state });
  }
  return <a {...props} href={to} onClick={follow} />;
}
