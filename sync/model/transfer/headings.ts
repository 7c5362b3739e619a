import { foldText } from '../text/fold-text.ts';

/** A heading for comparing: without width, case, kana, spaces, invisible characters, underscores and long marks. */
export function foldHeading(heading: string): string {
  return foldText(heading).replace(/[\s\p{Cf}_ー-]+/gu, '');
}

/** The place of each column, by its key or its name, and the headings that name none of them or one twice. */
export function placeColumns<K extends string>(headings: readonly string[], names: Readonly<Record<K, string>>) {
  const folded = headings.map(foldHeading);
  const places: { [key in K]?: number } = {};
  for (const key in names) {
    const place = folded.findIndex((heading) => heading === foldHeading(names[key]) || heading === foldHeading(key));
    if (place !== -1) places[key] = place;
  }
  const used = new Set<unknown>(Object.values(places));
  return { places, unused: headings.filter((heading, place) => heading.trim() !== '' && !used.has(place)) };
}
