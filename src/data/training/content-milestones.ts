import { firstValueFrom } from 'rxjs';
import { type ContentMilestone, nextMilestone } from '../../../sync/model/practice/content-milestones.ts';
import type { MemberData } from '../member/member-data.ts';
import { readMemberSetting } from '../member/member-settings.ts';
import { ownNotes } from '../notebook/notes.ts';
import { openLevels } from './practice-levels.ts';
import { readPracticeVisits } from './practice-memory.ts';
import { readWords } from './read-words.ts';
import { readTrainingHistory } from './training-history.ts';

/** The next milestone of content that the member has reached; null for none. Rejects when the local read fails. */
export async function readContentMilestone(member: MemberData): Promise<ContentMilestone | null> {
  const told = await readMemberSetting(member, 'milestones');
  const [visits, history, notes] = await Promise.all([
    readPracticeVisits(member),
    readTrainingHistory(member),
    firstValueFrom(ownNotes(member.database).values),
  ]);
  const content = {
    visits,
    practices: () => history.entries.filter(({ practised }) => practised).length,
    hasLevel: () => openLevels(visits, history).some((level) => level > 1),
    readings: () => readWords(visits).read,
    hasUsedLine: () => notes.some(({ recall }) => recall === 'used'),
  };
  return nextMilestone(content, told);
}
