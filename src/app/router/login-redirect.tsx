import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Loading } from './loading.tsx';

/** Redirects a guest to the login, which returns to this page afterwards. */
export function LoginRedirect({ hasLeft }: { readonly hasLeft: boolean }) {
  const { pathname, search } = useLocation();
  // After a logout the next login may be another member's: do not return to this page.
  const from = hasLeft ? null : `${pathname}${search}`;
  // `Navigate` navigates again whenever its state is another object.
  const state = useMemo(() => (from === null ? null : { from }), [from]);
  return (
    <>
      <Navigate to={paths.login} replace state={state} />
      <Loading />
    </>
  );
}
