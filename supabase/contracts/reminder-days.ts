import * as v from 'valibot';
import { parserOf } from '../../sync/protocol/read-as.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const row = v.object({
  /** A Tokyo day, `YYYY-MM-DD`. */
  day: v.pipe(v.string(), v.isoDate()),
  /** Numbers of devices: reached, not reached, permanently gone, and not tried because it was too late. */
  delivered: count,
  failed: count,
  removed: count,
  late: count,
});

/** The outcome of the reminders of a day, as the admin sees it. */
export type ReminderDay = Readonly<v.InferOutput<typeof row>>;

/** The columns of a ReminderDay, for `select`. */
export const reminderDayColumns = Object.keys(row.entries).join(',');

/** Parses the rows; null when invalid. */
export const parseReminderDays = parserOf<readonly ReminderDay[]>(v.array(row));
