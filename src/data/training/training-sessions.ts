import type { LocalWrite } from '../../../sync/engine/local-write.ts';
import { recordedMinutes } from '../../../sync/model/practice/session-minutes.ts';
import type { TrainingSession } from '../../../sync/model/practice/training-sessions.collection.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';

/** The data of a completed practice that its screen supplies. */
export type FinishedPractice = Omit<TrainingSession, 'status' | 'completed_at'>;

/** Records a completed practice; see sessionWrite(). Rejects when the local write fails. */
export async function recordSession(member: MemberData, id: string, practice: FinishedPractice): Promise<void> {
  await member.write([sessionWrite(member, id, practice)]);
}

export const LEFT = 'left';

/** The session of a practice that ends now. */
export function sessionNow(
  { clock }: Pick<MemberData, 'clock'>,
  practice: FinishedPractice,
  status: 'completed' | typeof LEFT = 'completed',
): TrainingSession {
  return {
    ...practice,
    status,
    duration_minutes: recordedMinutes(practice.duration_minutes),
    completed_at: new Date(clock.now()).toISOString(),
  };
}

/** Idempotent by `id`, which the screen generates once, so a double tap records one session. */
export function sessionWrite(member: MemberData, id: string, practice: FinishedPractice): LocalWrite {
  const session = sessionNow(member, practice);
  return rowWrite('training_sessions', id, (stored) => (stored === null ? session : 'skip'));
}
