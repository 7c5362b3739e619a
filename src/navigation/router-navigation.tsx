import { type ReactNode, useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Navigation, NavigationProvider } from './navigation.tsx';

/** Provides React Router's navigation to what does not know the router. */
export function RouterNavigation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const navigateRouter = useNavigate();
  const navigate = useCallback<Navigation['navigate']>(
    (to, options) => {
      void navigateRouter(to, options);
    },
    [navigateRouter],
  );
  const navigation = useMemo(() => ({ location, type, navigate }), [location, type, navigate]);
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
