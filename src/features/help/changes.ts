interface Change {
  /** As in package.json. */
  readonly version: string;
  /** The Tokyo day of the release, YYYY-MM-DD. */
  readonly day: string;
  /** What a member notices, in one line; what an operator must know is in `.github/CHANGELOG.md`. */
  readonly change: string;
}

/** The releases, newest first. The first one stands at the top of the help. */
export const changes: readonly [Change, ...Change[]] = [
  { version: '1.0.0', day: '2026-12-01', change: 'はじめての版です。どうぞよろしくお願いします。' },
];
