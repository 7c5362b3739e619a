import * as v from 'valibot';
import { day, instant } from '../day/day-fields.ts';

const count = v.pipe(v.number(), v.minValue(0));

/** The response of `rpc/read_overview`. */
export const Overview = v.object({
  members: count,
  /** Members with a day record of today. */
  active_today: count,
  /** Of the last seven days. */
  new_members: count,
  /** Devices that a notification to all would reach, and those of active members. */
  devices: count,
  active_devices: count,
  /** Shared kata with a report that nobody has decided on. */
  reported_kata: count,
  scheduled: count,
  failed_jobs: count,
});
export type Overview = Readonly<v.InferOutput<typeof Overview>>;

/** The response of `rpc/find_member`, which is null without such an account. */
export const FoundMember = v.object({
  id: v.string(),
  email: v.string(),
  is_confirmed: v.boolean(),
  username: v.string(),
  joined_at: instant,
  last_login_date: v.nullable(day),
  total_logins: count,
  current_streak: count,
  longest_streak: count,
  tickets: count,
  kata: count,
  sessions: count,
  devices: count,
});
export type FoundMember = Readonly<v.InferOutput<typeof FoundMember>>;
