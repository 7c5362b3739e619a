/** Finished things that stay 準備中 until the admin opens them: programmes, practices, and the tile of the circuits. */
export const openableKeys = [
  'language-comprehension',
  'memory-enhancement',
  'goshoku',
  'kyokun',
  'bunkai',
  'circuit',
] as const;

export type OpenableKey = (typeof openableKeys)[number];

/** What the admin has opened; empty on a new installation. */
export type OpenedKeys = ReadonlySet<OpenableKey>;

export const nothingOpened: OpenedKeys = new Set();

/** Something with an entry in the app, and the key that opens it; without one it is always open. */
export interface Openable {
  readonly openedBy?: OpenableKey;
}

/** Whether the entry of something leads anywhere. Its history stays with the member either way. */
export function isOpen({ openedBy }: Openable, opened: OpenedKeys): boolean {
  return openedBy === undefined || opened.has(openedBy);
}
