import { lessons } from '../../../src/features/lessons/content/lessons.ts';
import { topics } from '../../../src/features/lessons/content/topics.ts';
import { addDays, type Day, dayAt, daysBetween, instantAt, startOfDay } from '../../../sync/model/day/day.ts';
import { starterKata } from '../../../sync/model/kata/starters.content.ts';
import { BRAIN_SPEED, BRAIN_SPEED_LESSONS } from '../../../sync/model/lessons/lessons.ts';
import { createRng, type Rng } from '../../../sync/model/practice/seeded-random.ts';
import { dailyTrainingItems } from '../../../sync/model/published/daily-training-items.ts';
import { bundledTraining } from '../../../sync/model/published/daily-trainings.ts';

const MINUTE_MS = 60_000;
const DAILY_TRAINING = 'daily-training';
const YEARS_IN_DAYS = 5 * 365 + 1;
const LESSONS_WATCHED = 11;

const editorials = ['先読「夜の来る方角」', '先読「既読の中身」', '先読「下の階に聞く」'];

/** Practices of the history: type, titles, range of minutes; listed as often as they are practised beside each other. */
const practices: readonly (readonly [type: string, titles: readonly string[], minutes: readonly [number, number]])[] = [
  ...times(9, ['jutsu', ['十四ツ'], [6, 18]]),
  ...times(6, ['sakiyomi', editorials, [7, 15]]),
  ...times(3, ['foresight', editorials, [8, 16]]),
  ...times(7, ['setsuna', ['刹那'], [1, 8]]),
  ...times(5, ['sentsuji', ['選辻の稽古'], [4, 12]]),
  ...times(5, ['jisho', ['辞書の稽古'], [3, 9]]),
  ...times(4, ['doko', ['洞顧の稽古'], [8, 20]]),
  ...times(3, ['ryue', ['流絵'], [4, 15]]),
  ...times(4, ['utsusie', ['写絵の稽古「明日の県内」', '写絵の稽古「健診の朝」'], [2, 6]]),
  ...times(3, ['oumugaeshi', ['オウム返し稽古「朝の台所」', 'オウム返し稽古「学童の長縄」'], [5, 14]]),
  ...times(3, ['tour', ['ツアー稽古「猫の高さで町内をひと回り」'], [5, 6]]),
  ...times(8, [DAILY_TRAINING, ['今日の稽古'], [5, 10]]),
  ...times(1, ['circuit', ['サーキットA', 'サーキットB　軽め'], [10, 30]]),
];

function times(count: number, practice: (typeof practices)[number]) {
  return Array.from({ length: count }, () => practice);
}

/** Length of the current streak, and the days ago that a ticket covers. */
const LAST_RUN = 47;
const TICKET_DAYS = [19, 33] as const;

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
      ...topics.map(({ title, id: number }, index) => {
        const at = logins[2 + index * 2]?.claimedAt ?? startOfDay(first);
        return session(rng, at, { type: 'basic-awareness', title, number, minutes: 6 });
      }),
      ...lessons.slice(0, LESSONS_WATCHED).map(({ title, id: number }, index) => {
        const at = logins.at(index - LESSONS_WATCHED)?.claimedAt ?? startOfDay(first);
        return session(rng, at, { type: BRAIN_SPEED, title, number, minutes: 8 });
      }),
    ],
    katas: starterKata.flatMap(({ zou, ishiki }, index) => {
      const at = logins[(index + 1) * 40]?.claimedAt ?? startOfDay(first);
      const created_at = instantAt(at + 20 * MINUTE_MS);
      const labelled = { zou, ishiki, created_at, updated_at: created_at };
      return [
        { ...labelled, id: idAt(rng, at), name: zou.slice(0, 8), category: rng.pick(['朝', '通勤', '夜']) },
        { ...labelled, id: idAt(rng, at), zou: `夜の${zou}`, name: null, category: null },
      ];
    }),
    progress: {
      training_type: BRAIN_SPEED,
      total_lessons: BRAIN_SPEED_LESSONS,
      current_lesson: LESSONS_WATCHED + 1,
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
    const [type, titles, range] = rng.pick(practices);
    const minutes = rng.int(...range);
    at += (minutes + rng.int(1, 6)) * MINUTE_MS;
    const number = type === 'jutsu' || type === 'setsuna' ? rng.int(3, 16) : null;
    const todays = type === DAILY_TRAINING ? bundledTraining(dailyTrainingItems, { day: dayAt(at), joinedDay }) : null;
    return session(rng, at, { type, title: todays?.title ?? rng.pick(titles), number, minutes });
  });
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

/** The recorded days, oldest first: regular years, one irregular year, holidays, and a streak up to yesterday. */
function seedDays(rng: Rng, today: Day) {
  const first = addDays(today, -YEARS_IN_DAYS);
  const holidays = Array.from({ length: 9 }, () => {
    const start = addDays(first, rng.int(20, YEARS_IN_DAYS - 90));
    return { start, end: addDays(start, rng.int(3, 21)) };
  });
  return Array.from({ length: YEARS_IN_DAYS }, (_, index) => addDays(first, index)).flatMap((day) => {
    const ago = daysBetween(day, today);
    if (ago <= LAST_RUN) return [ticketOrLogin(rng, day, ago)];
    if (ago === LAST_RUN + 1 || holidays.some(({ start, end }) => day >= start && day <= end)) return [];
    const isRecorded = day === first || rng.chance(recordProbability(ago));
    return isRecorded ? [login(rng, day)] : [];
  });
}

/** The probability that a day is recorded; lower in the third year. */
function recordProbability(ago: number): number {
  return ago > 730 && ago < 1010 ? 0.55 : 0.91;
}

function ticketOrLogin(rng: Rng, day: Day, ago: number) {
  const isTicket = TICKET_DAYS.some((ticketDay) => ticketDay === ago);
  // A ticket is used on the next morning.
  return isTicket ? { day, kind: 'ticket' as const, claimedAt: morning(rng, addDays(day, 1)) } : login(rng, day);
}

function login(rng: Rng, day: Day) {
  const evening = startOfDay(day) + rng.int(19 * 60, 22 * 60) * MINUTE_MS;
  return { day, kind: 'login' as const, claimedAt: rng.chance(0.82) ? morning(rng, day) : evening };
}

function morning(rng: Rng, day: Day): number {
  return startOfDay(day) + rng.int(5 * 60 + 40, 8 * 60 + 30) * MINUTE_MS;
}
