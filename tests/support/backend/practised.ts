/** The fields of a session. */
export const practised = {
  training_type: 'sojo',
  video_title: '相乗',
  video_number: null,
  status: 'completed',
  duration_minutes: 5,
  details: null,
  completed_at: '2026-11-20T02:30:00.000Z',
} as const;
