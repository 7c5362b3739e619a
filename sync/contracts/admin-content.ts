import * as v from 'valibot';
import { difficulties } from '../rules/content-forms.ts';
import { day } from './day.ts';
import { instant } from './instant.ts';

const announcement = v.object({
  id: v.string(),
  /** A Tokyo day. */
  date: day,
  title: v.string(),
  content: v.string(),
  image: v.nullable(v.string()),
  ended: v.boolean(),
});

const groupPractice = v.object({
  id: v.string(),
  starts_at: instant,
  title: v.string(),
  url: v.nullable(v.string()),
  ended: v.boolean(),
});

const dailyTraining = v.object({
  /** A Tokyo day; the primary key. */
  day,
  title: v.string(),
  description: v.string(),
  difficulty: v.picklist(difficulties),
  duration_minutes: v.number(),
  category: v.string(),
  ended: v.boolean(),
});

/** Published content as the admin reads it, including ended rows, which members do not see. */
export type AdminAnnouncement = Readonly<v.InferOutput<typeof announcement>>;
export type AdminGroupPractice = Readonly<v.InferOutput<typeof groupPractice>>;
export type AdminDailyTraining = Readonly<v.InferOutput<typeof dailyTraining>>;

/** The columns of each table, for `select`. */
export const contentColumns = {
  announcements: Object.keys(announcement.entries).join(','),
  group_practices: Object.keys(groupPractice.entries).join(','),
  daily_trainings: Object.keys(dailyTraining.entries).join(','),
} as const;

/** Parses the rows; null when invalid. */
export function parseAdminAnnouncements(rows: unknown): readonly AdminAnnouncement[] | null {
  const parsed = v.safeParse(v.array(announcement), rows);
  return parsed.success ? parsed.output : null;
}

/** Parses the rows; null when invalid. */
export function parseAdminGroupPractices(rows: unknown): readonly AdminGroupPractice[] | null {
  const parsed = v.safeParse(v.array(groupPractice), rows);
  return parsed.success ? parsed.output : null;
}

/** Parses the rows; null when invalid. */
export function parseAdminDailyTrainings(rows: unknown): readonly AdminDailyTraining[] | null {
  const parsed = v.safeParse(v.array(dailyTraining), rows);
  return parsed.success ? parsed.output : null;
}
