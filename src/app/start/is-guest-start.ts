import { IDENTITY_KEY } from '../../data/account/identity-key.ts';
import { paths } from '../../paths.ts';

/** The paths of the entrance, and home, from where it redirects to the login. */
export const guestStartPaths: readonly string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.authCallback,
];

/** Whether a start at this path leads to a screen of the login: nobody is signed in on this device. */
export function isGuestStart(pathname: string): boolean {
  return localStorage.getItem(IDENTITY_KEY) === null && guestStartPaths.includes(pathname);
}
