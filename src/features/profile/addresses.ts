/** Routes of the member's own pages. */
export const addresses = {
  profile: '/profile',
  edit: '/profile-edit',
  data: '/profile/data',
  settings: '/profile/settings',
  notifications: '/notifications',
  sync: '/sync',
  admin: '/admin',
} as const;

/** Router state of a link from the profile: going back one entry returns there. */
export const FROM_PROFILE = 'from-profile';
