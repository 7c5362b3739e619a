import { lazyOptional } from '../../lib/lazy-optional.tsx';

/** Loaded late: hardly anybody needs it. */
export const InAppBrowserBanner = lazyOptional(
  async () => (await import('../../features/install/in-app-browser-banner.tsx')).InAppBrowserBanner,
);
