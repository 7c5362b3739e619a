import type { ExportData } from '../../../src/data/transfer/export.ts';
import { addDays, type Day, instantAt, startOfDay } from '../../../sync/model/day/day.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { generateMember } from '../seed/member-rows.ts';

const packs = ['jisho', 'sakiyomi', 'sentsuji', 'oumugaeshi', 'utsusie', 'doko'] as const;

const lines = [
  '朝の道で、足の裏の冷たさに気づいた。',
  '聞こえていた音は三つ。最後のひとつは自分の息だった。',
  '描こうとして手が止まったのは、橋の欄干のところ。いつも見ているのに、形が出てこない。',
  '急いでいるときほど、近くしか見ていない。',
] as const;

/**
 * The export of a member who has practised on each of so many days up to `today`: the days, sessions and kata of the seed, and
 * beside them a visit with ten answers a day and a note every other day.
 */
export function diligentMember(days: number, today: Day): ExportData {
  const rng = createRng(days);
  const all = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days));
  const [first = today] = all;
  const at = (day: Day, minutes: number) => instantAt(startOfDay(day) + minutes * 60_000);
  const seeded = generateMember(1, today);
  const isIn = ({ completed_at }: { readonly completed_at: string }) => completed_at >= at(first, 0);
  const profile = { id: 'me', username: '花子', bio: '朝に稽古しています。', location: null, birth_date: '1984-05-06' };
  const counts = { tickets: 3, total_logins: days, current_streak: days, longest_streak: days };
  const account = {
    email: 'hanako@example.com',
    email_verified: true,
    last_login_date: today,
    created_at: at(first, 1),
  };
  return {
    format: 'keiko-export',
    version: 2,
    exported_at: at(today, 1000),
    profile: { ...profile, ...counts, ...account, phone_number: null, sharing_stopped: null },
    login_records: all.map((login_date, index) => ({
      login_date,
      kind: index % 50 === 20 ? 'ticket' : 'login',
      claimed_at: at(login_date, 390),
      tz: 'Asia/Tokyo',
      device: '0b4cbd5c-5a77-4b6f-9a0e-0e4f3f6d1c11',
      bridge: null,
    })),
    kata_forms: seeded.katas.slice(0, days).map(({ zou, ishiki }) => ({
      id: rng.uuid(),
      zou: zou ?? '',
      ishiki: ishiki ?? '',
      ...{ name: null, category: null, is_copied: false, original_id: null },
      ...{ review: null, copy_count: 0, hidden: null },
    })),
    training_sessions: seeded.sessions.filter(isIn).map(({ created_at: _, ...session }) => ({
      ...session,
      status: 'completed',
      details: null,
      practised: null,
    })),
    training_progress: [
      {
        training_type: 'brain-speed',
        current_lesson: 20,
        total_lessons: 30,
        last_watched_date: today,
        completed_at: null,
      },
    ],
    practice_results: all.map((day) => {
      const pack = rng.pick(packs);
      const item = () => `${pack}-${String(rng.int(1, 300)).padStart(3, '0')}`;
      const results = Array.from({ length: 10 }, () => ({
        item: item(),
        result: rng.pick(['right', 'right', 'wrong', 'remembered', 'remembered', 'hard', 'again']),
      }));
      return { id: rng.uuid(), training_type: pack, day, results };
    }),
    notes: all
      .filter((_, index) => index % 2 === 0)
      .map((day) => ({
        id: rng.uuid(),
        text: rng.pick(lines) + rng.pick(lines),
        day,
        written_at: at(day, 800),
        about: rng.pick([null, 'jutsu', 'brain-speed']),
        question: rng.pick([null, '見分けに迷った言い回しと、その理由は。']),
        recall: null,
      })),
    member_settings: [{ key: 'guide', entries: { closed: 3 } }],
    reminders: [{ at: '06:30:00', updated_at: at(first, 2) }],
    push_subscriptions: [],
    kata_reports: [],
    device_settings: {
      ...{ scheme: 'system', textSize: 'normal', furigana: 'off', streakNumbers: 'shown' },
      ...{ problemReports: 'on', characterKeys: 'on', bell: 'on', bellVolume: 'middle', bellInSilence: 'off' },
      ...{ lessonVoice: 'on', repeatingPause: 'on', speechRate: '1', setsunaTimer: 'off' },
    },
  };
}
