import { measureForms } from '../../../src/practices/hakaru/content.ts';
import type { Pack } from './pack.ts';

/** Details that are shorter may stand anywhere. */
const OWN_LENGTH = 8;

/** What はかる measures with must be new to the member: its texts and things that other packs have. */
export function findMeasuredElsewhere(packs: readonly Pack[]): readonly string[] {
  const others = packs.filter(({ idPrefix }) => idPrefix !== 'hakaru').flatMap(({ fields }) => fields);
  const texts = others.flatMap((field) => field.texts);
  return measureForms.flatMap(({ id, thing, title, details }) =>
    [thing, title, ...details.filter(({ length }) => length >= OWN_LENGTH)].flatMap((ownText) =>
      texts.filter(({ text }) => text.includes(ownText)).map(({ item }) => `${id}: ${ownText} is in ${item}`),
    ),
  );
}
