import type { ScreenRoute } from '../../navigation/screen-route.ts';
import { paths } from '../../paths.ts';

/** Login, registration and reset. */
export const guestScreens: readonly ScreenRoute[] = [
  { path: paths.login, load: async () => (await import('../../features/auth/login-screen.tsx')).LoginScreen },
  { path: paths.register, load: async () => (await import('../../features/auth/register-screen.tsx')).RegisterScreen },
  {
    path: paths.resetPassword,
    load: async () => (await import('../../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
  },
];

/** Where mailed links lead, for members and guests. */
export const callbackScreen: ScreenRoute = {
  path: paths.authCallback,
  load: async () => (await import('../../features/auth/auth-callback-screen.tsx')).AuthCallbackScreen,
};
