import { lazyPart, pick } from '../../lib/lazy.ts';

/** Loaded late: hardly anybody needs it. */
export const InAppBrowserBanner = lazyPart(
  pick('InAppBrowserBanner', () => import('../../features/install/in-app-browser-banner.tsx')),
);
