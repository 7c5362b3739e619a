import type { RyueSet, RyueSide } from './content.ts';

const files = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default' });

/** The texts of the two SVG files of a set: each in a chunk of its own, so that the drill opens without the pictures. */
export async function loadPictures(id: RyueSet['id']): Promise<Readonly<Record<RyueSide, string>>> {
  const load = async (side: RyueSide) => (await files[`./pictures/${id}-${side}.svg`]?.()) ?? '';
  const [before, after] = await Promise.all([load('before'), load('after')]);
  return { before, after };
}
