import { itemIdAt } from '../../sync/model/practice/content-item.ts';
import { practices } from './registry.ts';

const numbered: ReadonlyMap<string, string> = new Map(
  practices.filter(({ isNumbered }) => isNumbered).map(({ trainingType, id }) => [trainingType, id]),
);

/** The id of the item that a session names by its number; null if its number is none, or a count. */
export function itemOfSession(trainingType: string, number: number | null): string | null {
  const practice = numbered.get(trainingType);
  return practice === undefined || number === null ? null : itemIdAt(practice, number);
}
