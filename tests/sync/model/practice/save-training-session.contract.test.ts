import { describe, expect, test } from 'vitest';
import { toStoredSession } from '../../../../supabase/functions/save-training-session/handler.ts';
import { SavedPractice } from '../../../../sync/model/practice/save-training-session.contract.ts';
import { readAs } from '../../../../sync/model/read-as.ts';

const ID = '0197f2aa-0000-7000-8000-000000000001';
const details = { editorialTitle: '空き家の庭', paragraphsRead: 3, totalParagraphs: 3 };
const saved = (body: unknown) => {
  const practice = readAs(SavedPractice, body);
  return practice === null ? null : toStoredSession(practice);
};

describe('saved practice', () => {
  test('of 先読 has its duration in seconds and is titled after its editorial', () => {
    expect(saved({ userId: ID, trainingType: 'foresight', duration: 150, details })).toEqual({
      training_type: 'foresight',
      video_title: '先読「空き家の庭」',
      video_number: null,
      status: 'completed',
      duration_minutes: 3,
      details,
    });
    expect(saved({ trainingType: 'foresight', duration: 10 })).toMatchObject({
      video_title: '先読',
      duration_minutes: 1,
      details: null,
    });
  });

  test('of any other type has its duration in minutes', () => {
    const body = {
      userId: ID,
      trainingType: 'ryue',
      videoTitle: '流絵',
      videoNumber: 1,
      duration: 15,
      status: 'completed',
    };
    expect(saved(body)).toEqual({
      training_type: 'ryue',
      video_title: '流絵',
      video_number: 1,
      status: 'completed',
      duration_minutes: 15,
      details: null,
    });
  });

  test('of 刹那 may omit its type', () => {
    expect(saved({ userId: ID, videoTitle: '刹那', videoNumber: 3, durationMinutes: 1.5 })).toMatchObject({
      training_type: 'setsuna',
      video_number: 3,
      duration_minutes: 2,
    });
  });

  test('keeps its id and its status', () => {
    const body = { id: ID.toUpperCase(), trainingType: 'tour', videoTitle: 'ツアー', duration: 5, status: 'stopped' };
    expect(saved(body)).toMatchObject({ id: ID, status: 'stopped', video_number: null });
  });

  test('never has a longer title than the database accepts', () => {
    const long = { ...details, editorialTitle: '長'.repeat(500) };
    expect([...(saved({ trainingType: 'foresight', duration: 60, details: long })?.video_title ?? '')]).toHaveLength(
      200,
    );
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['neither a type nor minutes', { videoTitle: '流絵', duration: 3 }],
    ['no title', { trainingType: 'ryue', duration: 3 }],
    ['an empty title', { trainingType: 'ryue', videoTitle: '　', duration: 3 }],
    ['a title that is too long', { trainingType: 'ryue', videoTitle: '長'.repeat(201), duration: 3 }],
    ['a title with a NUL', { trainingType: 'ryue', videoTitle: 'a\0', duration: 3 }],
    ['a lone surrogate', { trainingType: 'ryue', videoTitle: '\ud83e', duration: 3 }],
    ['a NUL deep in its details', { trainingType: 'foresight', duration: 3, details: { a: [{ b: '\0' }] } }],
    ['a NUL in a key of its details', { trainingType: 'foresight', duration: 3, details: { 'a\0': 1 } }],
    ['details that are not an object', { trainingType: 'foresight', duration: 3, details: 'x' }],
    ['a duration as text', { trainingType: 'ryue', videoTitle: '流絵', duration: '15' }],
    ['a negative duration', { trainingType: 'ryue', videoTitle: '流絵', duration: -1 }],
    ['a fractional number', { trainingType: 'ryue', videoTitle: '流絵', videoNumber: 1.5, duration: 3 }],
    ['an invalid id', { id: '1', trainingType: 'ryue', videoTitle: '流絵', duration: 3 }],
  ])('is rejected with %s', (_what, body) => {
    expect(saved(body)).toBeNull();
  });
});
