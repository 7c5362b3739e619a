import { firstValueFrom } from 'rxjs';
import { type ContentMilestone, reachedMilestones } from '../../../sync/model/practice/content-milestones.ts';
import type { MemberData } from '../member/member-data.ts';
import { ownNotes } from '../notebook/notes.ts';
import { openLevels } from './practice-levels.ts';
import { readPracticeVisits } from './practice-memory.ts';
import { readWords } from './read-words.ts';
import { readTrainingHistory } from './training-history.ts';

/** The milestones of content that the member has reached. Rejects when the local read fails. */
export async function readContentMilestones(member: MemberData): Promise<readonly ContentMilestone[]> {
  const [visits, history, notes] = await Promise.all([
    readPracticeVisits(member),
    readTrainingHistory(member),
    firstValueFrom(ownNotes(member.database).values),
  ]);
  return reachedMilestones({
    visits,
    practices: history.entries.filter(({ practised }) => practised).length,
    hasLevel: openLevels(visits, history).some((level) => level > 1),
    readings: readWords(visits).read,
    hasUsedLine: notes.some(({ recall }) => recall === 'used'),
  });
}
