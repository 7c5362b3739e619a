/** Routes that the notification settings use. */
export const addresses = {
  notifications: '/notifications',
  profile: '/profile',
  login: '/login',
} as const;
