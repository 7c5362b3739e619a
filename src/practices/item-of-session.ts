import { itemIdAt } from '../../sync/rules/content-item.ts';
import type { Practice } from './practice.ts';
import { practices } from './registry.ts';

const numbered: ReadonlyMap<string, string> = new Map(
  practices
    .filter((practice: Practice) => practice.isNumbered === true)
    .map((practice: Practice) => [practice.trainingType, practice.id]),
);

/** The id of the item that a session names by its number; null if its number is none, or a count. */
export function itemOfSession(session: {
  readonly training_type: string;
  readonly video_number: number;
}): string | null {
  const practice = numbered.get(session.training_type);
  return practice === undefined ? null : itemIdAt(practice, session.video_number);
}
