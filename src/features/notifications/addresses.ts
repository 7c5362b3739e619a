/** The addresses around the notification settings. */
export const addresses = {
  notifications: '/notifications',
  profile: '/profile',
  login: '/login',
} as const;
