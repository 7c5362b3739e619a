import type { DailyTraining } from '../../../sync/rules/daily-trainings.ts';
import { type Day, dayAt } from '../../../sync/rules/day.ts';
import { todaysTraining } from '../../../sync/rules/todays-training.ts';
import { type DailyTrainingResponse, parseDailyTrainingOverrides } from '../../contracts/daily-training.ts';
import { succeed } from '../_shared/responses.ts';
import { type MemberDeps, serveMember } from '../_shared/serve-member.ts';

export interface DailyTrainingDeps extends MemberDeps {
  /** The rows of daily_trainings for a Tokyo day, read with the member's own token. */
  readonly readOverrides: (day: Day, token: string) => Promise<unknown>;
}

/** Returns today's exercise (Tokyo day): the operator's row for that day, else the one of the bundled rotation. */
export function handleDailyTraining(request: Request, deps: DailyTrainingDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'GET',
    async work({ token }) {
      const today = dayAt(deps.now());
      const overrides = parseDailyTrainingOverrides(await deps.readOverrides(today, token));
      const training = todaysTraining(today, overrides);
      const answer: Omit<DailyTrainingResponse, 'success'> = {
        data: training && fieldsOf(training),
        isToday: training !== null,
      };
      return succeed(answer);
    },
  });
}

function fieldsOf({ title, description, difficulty, duration_minutes, category }: DailyTraining): DailyTraining {
  return { title, description, difficulty, duration_minutes, category };
}
