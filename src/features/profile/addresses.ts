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

/** The state of a way to the form that leads from the profile, so that the profile is one step back. */
export const FROM_PROFILE = 'from-profile';
