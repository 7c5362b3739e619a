/** The packs to which the admin may add material; each is the first part of the ids of its items. */
export const materialPacks = [
  'sakiyomi',
  'utsusie',
  'jisho',
  'setsuna',
  'sentsuji',
  'oumugaeshi',
  'tour',
  'tsuki',
] as const;

export type MaterialPack = (typeof materialPacks)[number];

/** The name of the published document with the added items of a pack. */
export function materialDocument<Pack extends MaterialPack>(pack: Pack): `material-${Pack}` {
  return `material-${pack}`;
}
