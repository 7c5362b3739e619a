import { useEffect } from 'react';
import { useAppNavigation } from './navigation.tsx';

/** Replaces the current history entry by `to` when it is rendered. */
export function Redirect({ to }: { readonly to: string }) {
  const { navigate } = useAppNavigation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
