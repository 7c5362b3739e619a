/** The addresses around the admin's screen. */
export const addresses = {
  admin: '/admin',
  home: '/',
  login: '/login',
  profile: '/profile',
} as const;
