/** A screenshot: file, path, and a text that is visible once the screen has loaded. */
export interface Screenshot {
  readonly file: string;
  readonly path: string;
  readonly words: string;
}

const home = { path: '/', words: '総ログイン' };
const streak = { path: '/streak', words: '2026年11月' };

const jutsu = { path: '/training/jutsu', words: '次の問題' };

export const narrowScreenshots: readonly Screenshot[] = [
  { ...home, file: 'narrow-home.png' },
  { file: 'narrow-practices.png', path: '/training', words: '最近の稽古' },
  { ...jutsu, file: 'narrow-jutsu.png' },
  { ...streak, file: 'narrow-streak.png' },
];

/** For the README alone. */
export const darkScreenshots: readonly Screenshot[] = [
  { ...home, file: 'dark-home.png' },
  { ...jutsu, file: 'dark-jutsu.png' },
  { ...streak, file: 'dark-streak.png' },
];

export const wideScreenshots: readonly Screenshot[] = [
  { ...home, file: 'wide-home.png' },
  { ...streak, file: 'wide-streak.png' },
];
