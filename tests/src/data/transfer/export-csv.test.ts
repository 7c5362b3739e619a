import { describe, expect, test } from 'vitest';
import { sessionsCsv } from '../../../../src/data/transfer/export-csv.ts';

const session = {
  id: 's1',
  status: 'completed',
  details: null,
  practised: null,
  training_type: 'jutsu',
  video_title: '夕暮れの商店街',
  video_number: null,
  duration_minutes: 10,
  completed_at: '2026-11-19T22:04:00Z',
};

describe('sessions CSV', () => {
  test('names each training type in Japanese', () => {
    const later = { ...session, training_type: 'of a later version', completed_at: '2026-11-20T22:04:00Z' };
    const table = sessionsCsv({
      format: 'keiko-export',
      version: 2,
      exported_at: '2026-11-21T00:00:00.000Z',
      profile: null,
      login_records: [],
      kata_forms: [],
      training_sessions: [later, session],
      training_progress: [],
      practice_results: [],
      notes: [],
      member_settings: [],
    });
    expect(table).toContain('2026-11-20 7:04,夕暮れの商店街,,十四ツ,10');
    expect(table).toContain('2026-11-21 7:04,夕暮れの商店街,,そのほかの稽古,10');
  });
});
