/** Routes that the admin screen uses. */
export const addresses = {
  admin: '/admin',
  home: '/',
  login: '/login',
  profile: '/profile',
} as const;
