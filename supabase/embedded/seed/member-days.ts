import { addDays, type Day, daysBetween, startOfDay } from '../../../sync/rules/day.ts';
import type { Rng } from '../../../sync/rules/seeded-random.ts';
import type { RecordKind } from '../../../sync/rules/streak.ts';

const YEARS_IN_DAYS = 5 * 365 + 1;
const MINUTE_MS = 60_000;

/** Length of the current streak, and the days ago that a ticket covers. */
const LAST_RUN = 47;
const TICKET_DAYS = [19, 33] as const;

export interface SeedDay {
  readonly day: Day;
  readonly kind: RecordKind;
  /** Epoch milliseconds. */
  readonly claimedAt: number;
}

/** The recorded days, oldest first: regular years, one irregular year, holidays, and a streak up to yesterday. */
export function seedDays(rng: Rng, today: Day): readonly SeedDay[] {
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

function ticketOrLogin(rng: Rng, day: Day, ago: number): SeedDay {
  const isTicket = TICKET_DAYS.some((ticketDay) => ticketDay === ago);
  // A ticket is used on the next morning.
  return isTicket ? { day, kind: 'ticket', claimedAt: morning(rng, addDays(day, 1)) } : login(rng, day);
}

function login(rng: Rng, day: Day): SeedDay {
  const evening = startOfDay(day) + rng.int(19 * 60, 22 * 60) * MINUTE_MS;
  return { day, kind: 'login', claimedAt: rng.chance(0.82) ? morning(rng, day) : evening };
}

function morning(rng: Rng, day: Day): number {
  return startOfDay(day) + rng.int(5 * 60 + 40, 8 * 60 + 30) * MINUTE_MS;
}
