import { addDays, type Day, daysBetween, startOfDay } from '../../../sync/rules/day.ts';
import type { RecordKind } from '../../../sync/rules/streak.ts';
import type { Dice } from './dice.ts';

const YEARS_IN_DAYS = 5 * 365 + 1;
const MINUTE_MS = 60_000;

/** The run that is still going on, and the days of it that a ticket has covered. */
const LAST_RUN = 47;
const TICKET_DAYS = [19, 33] as const;

export interface SeedDay {
  readonly day: Day;
  readonly kind: RecordKind;
  /** Epoch milliseconds. */
  readonly claimedAt: number;
}

/** The recorded days, earliest first: faithful years and a slack one, holidays, and a long run up to yesterday. */
export function seedDays(dice: Dice, today: Day): readonly SeedDay[] {
  const first = addDays(today, -YEARS_IN_DAYS);
  const holidays = Array.from({ length: 9 }, () => {
    const start = addDays(first, dice.int(20, YEARS_IN_DAYS - 90));
    return { start, end: addDays(start, dice.int(3, 21)) };
  });
  return Array.from({ length: YEARS_IN_DAYS }, (_, index) => addDays(first, index)).flatMap((day) => {
    const ago = daysBetween(day, today);
    if (ago <= LAST_RUN) return [ticketOrLogin(dice, day, ago)];
    if (ago === LAST_RUN + 1 || holidays.some(({ start, end }) => day >= start && day <= end)) return [];
    const comes = day === first || dice.chance(faith(ago));
    return comes ? [login(dice, day)] : [];
  });
}

/** How likely a day is recorded: the third year was a slack one. */
function faith(ago: number): number {
  return ago > 730 && ago < 1010 ? 0.55 : 0.91;
}

function ticketOrLogin(dice: Dice, day: Day, ago: number): SeedDay {
  const isTicket = TICKET_DAYS.some((ticketDay) => ticketDay === ago);
  // A ticket is spent on the morning after.
  return isTicket ? { day, kind: 'ticket', claimedAt: morning(dice, addDays(day, 1)) } : login(dice, day);
}

function login(dice: Dice, day: Day): SeedDay {
  const evening = startOfDay(day) + dice.int(19 * 60, 22 * 60) * MINUTE_MS;
  return { day, kind: 'login', claimedAt: dice.chance(0.82) ? morning(dice, day) : evening };
}

function morning(dice: Dice, day: Day): number {
  return startOfDay(day) + dice.int(5 * 60 + 40, 8 * 60 + 30) * MINUTE_MS;
}
