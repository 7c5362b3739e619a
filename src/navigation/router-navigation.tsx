import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Navigation, NavigationProvider } from './navigation.tsx';

interface RouterNavigationProps {
  /** What has led to the first location, which the router always takes for POP. */
  readonly firstType: Navigation['type'];
  readonly children: ReactNode;
}

/** Provides React Router's navigation to what does not know the router. */
export function RouterNavigation({ firstType, children }: RouterNavigationProps) {
  const location = useLocation();
  const [first] = useState(location);
  const routerType = useNavigationType();
  const type = location === first ? firstType : routerType;
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
