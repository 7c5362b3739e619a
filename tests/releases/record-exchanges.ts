import { createHttpTransport } from '../../sync/engine/http-transport.ts';
import { localWrite } from '../../sync/engine/local-write.ts';
import { syncOnce } from '../../sync/engine/sync-once.ts';
import { currentBuild } from '../../sync/model/build.ts';
import type { Body } from '../../sync/model/json.ts';
import { startTestBackend } from '../support/backend/backend.ts';
import { createMemoryData, createMemoryStore } from '../support/reference/memory-store.ts';
import type { RecordedExchange, ServerEvent } from './fixtures.ts';
import { addRecordedMember, applyServerEvent, MEMBER_ID } from './recorded-member.ts';

const START = '2026-11-20T03:00:00Z';
const AFTER_ABSENCE = '2027-02-20T03:00:00Z';
const rowId = (n: number) => `0198f2d0-1111-7000-8000-00000000000${n}`;
const kata = { is_copied: false, original_id: null, review: null, copy_count: 0 };
const session = { training_type: 'sakiyomi', video_title: '先読', video_number: 1, status: 'completed', details: null };
const login = { kind: 'login', tz: 'Asia/Tokyo', device: 'phone' };
const lesson = { current_lesson: 2, total_lessons: 30, last_watched_date: '2026-11-20', completed_at: null };
const results = [{ item: 'setsuna-001', result: 'seen' }];
const note = { day: '2026-11-20', written_at: '2026-11-20T03:00:00.000Z', about: 'setsuna', question: '何が見えたか' };

/** What the device writes before each of its syncs, and what has happened to the server by then. */
const steps: readonly { readonly before?: Partial<ServerEvent>; readonly writes: readonly Write[] }[] = [
  { writes: [] },
  {
    writes: [
      ['login_records', '2026-11-20', { ...login, claimed_at: '2026-11-20T03:00:00.000Z' }],
      ['kata_forms', rowId(1), { ...kata, zou: '橋', ishiki: '渡る', name: '朝の橋', category: null }],
      ['kata_forms', rowId(2), { ...kata, zou: '月', ishiki: '待つ', name: null, category: '夜' }],
      ['training_sessions', rowId(3), { ...session, duration_minutes: 5, completed_at: '2026-11-20T03:00:00.000Z' }],
      ['profiles', 'me', { bio: '朝に10分' }],
      ['training_progress', 'brain-speed', lesson],
      ['practice_results', rowId(5), { training_type: 'setsuna', day: '2026-11-20', results }],
      ['notes', rowId(6), { ...note, text: '湯気が見えた' }],
      ['notes', rowId(7), { ...note, text: '消す覚え書き' }],
      ['member_settings', 'hidden-kata', { entries: { first: 1 } }],
    ],
  },
  {
    writes: [
      ['kata_forms', rowId(1), { name: '夜の橋' }],
      ['kata_forms', rowId(2), 'delete'],
      ['notes', rowId(6), { text: '湯気が揺れた' }],
      ['notes', rowId(7), 'delete'],
      ['kata_forms', rowId(4), { ...kata, zou: '長'.repeat(5000), ishiki: '渡る', name: null, category: null }],
    ],
  },
  { before: { isRestored: true }, writes: [['kata_forms', rowId(1), { category: '夕方' }]] },
  { before: { now: AFTER_ABSENCE }, writes: [['kata_forms', rowId(1), { ishiki: '渡りきる' }]] },
];

type Write = readonly [collection: string, id: string, patch: Body | 'delete'];

/** Runs a device of this checkout against its server and records what they say to each other. */
export async function recordExchanges(): Promise<readonly RecordedExchange[]> {
  const backend = await startTestBackend();
  const token = await addRecordedMember(backend, START);
  const recorded: RecordedExchange[] = [];
  let event: ServerEvent = { now: START, isRestored: false };
  let made = 0;
  const uuid = () => `0198f2d0-2222-7000-8000-${String(++made).padStart(12, '0')}`;
  const data = createMemoryData(MEMBER_ID);
  const store = createMemoryStore(data, {
    pause: async () => undefined,
    newDeviceId: () => 'phone',
    build: currentBuild,
  });
  const transport = createHttpTransport({
    url: backend.url,
    key: backend.keys.publishableKey,
    async fetch(url, init) {
      const response = await fetch(url, init);
      const { req } = JSON.parse(String(init?.body));
      recorded.push({ before: event, request: req, status: response.status, response: await response.clone().json() });
      event = { ...event, isRestored: false };
      return response;
    },
  });
  for (const { before = {}, writes } of steps) {
    event = { ...event, ...before };
    await applyServerEvent(backend, event);
    for (const [collection, id, patch] of writes)
      await localWrite(store, uuid, { key: { collection, id }, change: () => patch });
    await syncOnce({
      ...{ store, transport, observer: () => undefined, random: { next: () => 0.5, uuid } },
      auth: { session: async () => ({ memberId: MEMBER_ID, token }), refresh: async () => null },
      clock: { now: () => Date.parse(event.now) },
    });
  }
  await backend.close();
  return recorded;
}
