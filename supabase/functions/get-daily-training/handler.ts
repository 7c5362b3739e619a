import { dayAt } from '../../../sync/model/day/day.ts';
import {
  bodyOf,
  type DailyTrainingResponse,
  dailyTrainingOverrides,
  parseJoinedDay,
} from '../../../sync/model/published/daily-training.contract.ts';
import { dailyTrainingItems } from '../../../sync/model/published/daily-training-items.ts';
import { type DailyTraining, todaysTraining } from '../../../sync/model/published/daily-trainings.ts';
import { serveMember, succeed } from '../_shared/serve-member.ts';

const firstLoginOnly = { kind: 'eq.login', order: 'login_date', limit: '1' };

/** Returns today's exercise (Tokyo day): the operator's row for that day, else the member's one of the calendar. */
export const handleDailyTraining = serveMember('GET', async ({ sub, database }, _request, { now }) => {
  const today = dayAt(now());
  const [notices, joining, firstLogin] = await Promise.all([
    database.call('read_published_content', { name: 'notices' }),
    database.read('users', { select: 'created_at', id: `eq.${sub}` }),
    database.read('login_records', { select: 'login_date', user_id: `eq.${sub}`, ...firstLoginOnly }),
  ]);
  const training = todaysTraining(dailyTrainingItems, dailyTrainingOverrides(bodyOf(notices)), {
    day: today,
    joinedDay: parseJoinedDay(joining, firstLogin) ?? today,
  });
  const data = training ? fieldsOf(training) : null;
  return succeed<DailyTrainingResponse>({ data, isToday: Boolean(training) });
});

function fieldsOf({ title, description, difficulty, duration_minutes, category }: DailyTraining): DailyTraining {
  return { title, description, difficulty, duration_minutes, category };
}
