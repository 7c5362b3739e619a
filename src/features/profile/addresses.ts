/** The addresses of a member's own pages. */
export const addresses = {
  profile: '/profile',
  edit: '/profile-edit',
  data: '/profile/data',
  settings: '/profile/settings',
  notifications: '/notifications',
  sync: '/sync',
  admin: '/admin',
} as const;
