import { dailyTrainingItems } from '../../../sync/content/daily-training-items.ts';
import { bundledTraining } from '../../../sync/rules/daily-trainings.ts';
import { addDays, type Day, dayAt, instantAt, startOfDay } from '../../../sync/rules/day.ts';
import { BRAIN_SPEED, BRAIN_SPEED_LESSONS } from '../../../sync/rules/lessons.ts';
import { createRng, type Rng } from '../../../sync/rules/seeded-random.ts';
import { katas } from './katas.ts';
import { seedDays } from './member-days.ts';
import { type SeedPractice, seedLessons, seedPractices, seedTopics } from './practices.ts';

const MINUTE_MS = 60_000;
const DAILY_TRAINING = 'daily-training';

/** All rows of a member, without the member's id. */
export type MemberRows = ReturnType<typeof generateMember>;

/** Generates five years of practice up to the day before `today`; deterministic per seed. */
export function generateMember(seed: number, today: Day) {
  const rng = createRng(seed);
  const days = seedDays(rng, today);
  const logins = days.filter(({ kind }) => kind === 'login');
  const first = days[0]?.day ?? today;
  return {
    joinedAt: instantAt(startOfDay(first) + 6 * 60 * MINUTE_MS),
    days: days.map(({ day, kind, claimedAt }) => ({ login_date: day, kind, claimed_at: instantAt(claimedAt) })),
    sessions: [
      ...logins.flatMap(({ claimedAt }) => dailySessions(rng, claimedAt, first)),
      ...seedTopics.map((topic, index) => {
        const login = logins[2 + index * 2] ?? { claimedAt: startOfDay(first) };
        const number = index + 1;
        return session(rng, login.claimedAt, { type: 'basic-awareness', title: topic, number, minutes: 6 });
      }),
      ...seedLessons.map((title, index) => {
        const at = logins.at(index - seedLessons.length)?.claimedAt ?? startOfDay(first);
        return session(rng, at, { type: BRAIN_SPEED, title, number: index + 1, minutes: 8 });
      }),
    ],
    katas: katas.map(([category, name, zou, ishiki], index) => {
      const at = logins[Math.floor(((index + 1) * (logins.length - 1)) / katas.length)]?.claimedAt ?? startOfDay(first);
      const created_at = instantAt(at + 20 * MINUTE_MS);
      return { id: idAt(rng, at), zou, ishiki, name, category, created_at, updated_at: created_at };
    }),
    progress: {
      training_type: BRAIN_SPEED,
      total_lessons: BRAIN_SPEED_LESSONS,
      current_lesson: seedLessons.length + 1,
      last_watched_date: addDays(today, -1),
      completed_at: null,
    },
  };
}

/** Zero to three sessions after the login, mostly one or two. */
function dailySessions(rng: Rng, loginAt: number, joinedDay: Day) {
  const count = rng.pick([0, 1, 1, 1, 2, 2, 3]);
  let at = loginAt;
  return Array.from({ length: count }, () => {
    const { type, titles, minutes: range } = pickPractice(rng);
    const minutes = rng.int(...range);
    at += (minutes + rng.int(1, 6)) * MINUTE_MS;
    const number = type === 'jutsu' || type === 'setsuna' ? rng.int(3, 16) : null;
    const todays = type === DAILY_TRAINING ? bundledTraining(dailyTrainingItems, { day: dayAt(at), joinedDay }) : null;
    return session(rng, at, { type, title: todays?.title ?? rng.pick(titles), number, minutes });
  });
}

function pickPractice(rng: Rng): SeedPractice {
  let left = rng.int(
    1,
    seedPractices.reduce((sum, { weight }) => sum + weight, 0),
  );
  const found = seedPractices.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  if (found === undefined) throw new Error('No practice matches the drawn weight');
  return found;
}

function session(
  rng: Rng,
  at: number,
  { type, title, number, minutes }: { type: string; title: string; number: number | null; minutes: number },
) {
  const completed_at = instantAt(at);
  return {
    id: idAt(rng, at),
    training_type: type,
    video_title: title,
    video_number: number,
    duration_minutes: minutes,
    completed_at,
    created_at: completed_at,
  };
}

/** A UUIDv7 at an instant in epoch milliseconds. */
function idAt(rng: Rng, instantMs: number): string {
  const time = instantMs.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${rng.uuid().slice(13)}`;
}
