import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { NavigationProvider } from './navigation.tsx';

/** Provides React Router's navigation to what does not know the router. */
export function RouterNavigation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const navigation = useMemo(() => ({ location, type, navigate }), [location, type, navigate]);
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
