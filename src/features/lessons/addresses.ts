/** Routes of the lessons and those they link to. */
export const addresses = {
  home: '/',
  login: '/login',
  menu: '/training-menu',
  topics: '/basic-training',
  hub: '/training/tokushu',
  brainSpeed: '/training/tokushu/brain-speed',
  circuits: '/circuit-training',
  today: '/training/today',
} as const;
