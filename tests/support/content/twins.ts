import { tally } from './findings.ts';
import type { Pack } from './pack.ts';
import type { Scene } from './scenes.ts';

/** Pairs of pieces that a member takes for the same: one place, one event, and somebody in common. */
export function findTwins(among: readonly Scene[]): readonly string[] {
  return among.flatMap((one, index) =>
    among.slice(index + 1).flatMap((other) => {
      const common = one.people.filter((person) => other.people.includes(person));
      const isTwin = one.place === other.place && one.event === other.event && common.length > 0;
      return isTwin ? [`${one.item} and ${other.item}: ${one.place}, ${common.join('・')}, ${one.event}`] : [];
    }),
  );
}

/** The items of the packs in the table that have no scene, and the scenes of no item. */
export function findMissingScenes(packs: readonly Pack[], among: readonly Scene[]): readonly string[] {
  const tabled = new Set(among.map(({ item }) => item.split('-', 1)[0]));
  const items = packs.filter(({ idPrefix }) => tabled.has(idPrefix)).flatMap((pack) => pack.items.map(({ id }) => id));
  const [known, written] = [new Set(items), new Set(among.map(({ item }) => item))];
  return [
    ...items.filter((id) => !written.has(id)).map((id) => `${id}: no line in scenes.ts`),
    ...among.filter(({ item }) => !known.has(item)).map(({ item }) => `${item}: a scene of no item`),
  ];
}

/** What `npm run content` says of the table: of the places and events that return, twins are those with somebody in common. */
export function describeScenes(among: readonly Scene[]): string {
  const places = tally(among.map(({ place, event }) => `${place}, ${event}`)).filter(({ count }) => count > 1);
  const returned = places.map(({ value, count }) => `${value} (${count})`).join('; ');
  return `${among.length} scenes, ${findTwins(among).length} twins; places and events that return: ${returned}`;
}
