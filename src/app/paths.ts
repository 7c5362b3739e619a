/** Every path of the app. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  authCallback: '/auth/callback',
  trainingMenu: '/training-menu',
  training: '/training',
  kataTraining: '/kata-training',
  streak: '/streak',
  profile: '/profile',
  sync: '/sync',
} as const;
