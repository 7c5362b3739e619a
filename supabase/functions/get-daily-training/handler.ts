import { dailyTrainingItems } from '../../../sync/content/daily-training-items.ts';
import { type DailyTraining, todaysTraining } from '../../../sync/rules/daily-trainings.ts';
import { type Day, dayAt } from '../../../sync/rules/day.ts';
import {
  type DailyTrainingResponse,
  parseAddedTrainingRows,
  parseDailyTrainingOverrides,
  parseJoinedDay,
} from '../../contracts/daily-training.ts';
import { type MemberDeps, serveMember, succeed } from '../_shared/serve-member.ts';

export interface DailyTrainingDeps extends MemberDeps {
  /** The rows of daily_trainings for a Tokyo day, read with the member's own token. */
  readonly readOverrides: (day: Day, token: string) => Promise<unknown>;
  /** The row of published_content with the added trainings, read with the member's own token. */
  readonly readAdded: (token: string) => Promise<unknown>;
  /** The row of users of a member with its instant of joining, read with the member's own token. */
  readonly readJoining: (memberId: string, token: string) => Promise<unknown>;
  /** The first login of login_records of a member, read with the member's own token. */
  readonly readFirstLogin: (memberId: string, token: string) => Promise<unknown>;
}

/** Returns today's exercise (Tokyo day): the operator's row for that day, else the member's one of the calendar. */
export function handleDailyTraining(request: Request, deps: DailyTrainingDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'GET',
    async work({ sub, token }) {
      const today = dayAt(deps.now());
      const [overrides, added, joining, firstLogin] = await Promise.all([
        deps.readOverrides(today, token),
        deps.readAdded(token),
        deps.readJoining(sub, token),
        deps.readFirstLogin(sub, token),
      ]);
      const training = todaysTraining(
        dailyTrainingItems,
        { overrides: parseDailyTrainingOverrides(overrides), added: parseAddedTrainingRows(added) },
        { day: today, joinedDay: parseJoinedDay(joining, firstLogin) ?? today },
      );
      const data = training ? fieldsOf(training) : null;
      return succeed<DailyTrainingResponse>({ data, isToday: Boolean(training) });
    },
  });
}

function fieldsOf({ title, description, difficulty, duration_minutes, category }: DailyTraining): DailyTraining {
  return { title, description, difficulty, duration_minutes, category };
}
