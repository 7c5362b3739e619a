import * as v from 'valibot';
import { SavedPractice, SaveResult } from '../../../sync/model/practice/save-training-session.contract.ts';
import { recordedMinutes, recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import { fail, readBody, serveMember, succeed } from '../_shared/serve-member.ts';

export const handleSaveSession = serveMember('POST', async ({ sub, database }, request) => {
  const practice = await readBody(request, SavedPractice);
  if (typeof practice === 'string') return fail(practice);
  if ((practice.userId ?? sub) !== sub) return fail('forbidden');
  const saved = await database.call('save_training_session', { p_session: toStoredSession(practice) });
  const reply = v.parse(SaveResult, saved);
  if (reply.status === 'saved') return succeed({ data: { id: reply.id } });
  return fail(reply.code === 'immutable' ? 'conflict' : 'invalid_request');
});

const FORESIGHT = '先読';
const MAX_TITLE_LENGTH = 200;

/** Converts each accepted request form to the stored row. */
export function toStoredSession(practice: SavedPractice) {
  const { id, status, details } = practice;
  const common = { ...(id === undefined ? {} : { id }), status, details };
  if ('videoTitle' in practice) {
    const { trainingType = 'setsuna', videoTitle, videoNumber } = practice;
    const minutes = 'durationMinutes' in practice ? practice.durationMinutes : practice.duration;
    return {
      ...common,
      training_type: trainingType,
      video_title: videoTitle,
      video_number: videoNumber,
      duration_minutes: recordedMinutes(minutes),
    };
  }
  return {
    ...common,
    training_type: practice.trainingType,
    video_title: foresightTitle(details?.editorialTitle),
    video_number: null,
    duration_minutes: recordedMinutesFromSeconds(practice.duration),
  };
}

/** The app's own title format: 先読「…」. */
function foresightTitle(editorial: unknown): string {
  if (typeof editorial !== 'string' || editorial.trim() === '') return FORESIGHT;
  const maxLength = MAX_TITLE_LENGTH - [...FORESIGHT].length - 2;
  return `${FORESIGHT}「${[...editorial.trim()].slice(0, maxLength).join('')}」`;
}
