import type { Day } from '../../sync/model/day/day.ts';
import type { Member } from '../data/member/member.ts';
import { readMaterial } from '../data/training/material.ts';
import { readPracticeMemory } from '../data/training/practice-memory.ts';
import { catalogue } from './catalogue.ts';
import { itemOfSession } from './item-of-session.ts';
import { countWordsDue } from './jisho/due-word.ts';
import { practices } from './registry.ts';

/** All drills as home suggests them, in the order of the list. Variants of one drill are one. */
export const homeDrills = catalogue.flatMap(({ id, name, tagline, difficulty, estimatedMinutes }) => {
  const variants = practices.filter((practice) => practice.id === id);
  const [main] = variants;
  if (main === undefined) return [];
  const { path, openedBy } = main;
  const opening = openedBy === undefined ? {} : { openedBy };
  const trainingTypes = variants.map(({ trainingType }) => trainingType);
  return [{ id, trainingTypes, name, tagline, difficulty, minutes: estimatedMinutes, path, ...opening }];
});

export { readContentMilestone } from '../data/training/content-milestones.ts';
export { readMeasuredDays } from '../data/training/measurements.ts';
export { readKeptQuestion } from './kept-question.ts';

/** The title of the theme that 月の通し稽古 has on a Tokyo day. Rejects when the local read fails. */
export async function readMonthlyTheme(member: Member, today: Day): Promise<string> {
  const [{ themeOn }, material] = await Promise.all([import('./tsuki/rules.ts'), readMaterial(member, 'tsuki')]);
  return themeOn(today, material).title;
}

/** The number of words of 辞書 that are due on a Tokyo day. Rejects when the local read fails. */
export async function countDueWords(member: Member, today: Day): Promise<number> {
  const memory = await readPracticeMemory(member, 'jisho-', itemOfSession);
  const mayBeDue = [...memory.values()].some(({ dueDay }) => dueDay !== null && dueDay <= today);
  if (!mayBeDue) return 0;
  const [{ sentencePool }, material] = await Promise.all([import('./jisho/pool.ts'), readMaterial(member, 'jisho')]);
  return countWordsDue(memory, today, sentencePool(material));
}
