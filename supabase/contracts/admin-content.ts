import * as v from 'valibot';
import { parserOf } from '../../sync/protocol/read-as.ts';
import type { Day } from '../../sync/rules/day.ts';
import { type Repetition, repetitions } from '../../sync/rules/group-practices.ts';
import { day, instant } from './dates.ts';

export const difficulties = ['初級', '中級', '上級'] as const;
export type Difficulty = (typeof difficulties)[number];

/** An announcement row. `date` is a Tokyo day, `image` a path on the app's own origin or a picture as a data URL. */
export interface AnnouncementRow {
  readonly date: Day;
  readonly title: string;
  readonly content: string;
  readonly image: string | null;
}

/** A group practice row. `starts_at` is an instant; `repeats` is null for once, `repeats_until` for no end. */
export interface GroupPracticeRow {
  readonly starts_at: string;
  readonly title: string;
  readonly url: string | null;
  readonly repeats: Repetition | null;
  readonly repeats_until: Day | null;
}

/** A daily training row, which overrides the bundled one of that Tokyo day. */
export interface DailyTrainingRow {
  readonly day: Day;
  readonly title: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly duration_minutes: number;
  readonly category: string;
}

/** A video's id or a page's URL, for the place that opens it (src/data/training/outside-addresses.ts). */
export interface OutsideAddressRow {
  readonly place: string;
  readonly address: string;
}

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
  repeats: v.nullable(v.picklist(repetitions)),
  /** A Tokyo day. */
  repeats_until: v.nullable(day),
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

const outsideAddress = v.object({ place: v.string(), address: v.string(), ended: v.boolean() });

/** Published content as the admin reads it, including ended rows, which members do not see. */
export type AdminAnnouncement = Readonly<v.InferOutput<typeof announcement>>;
export type AdminGroupPractice = Readonly<v.InferOutput<typeof groupPractice>>;
export type AdminDailyTraining = Readonly<v.InferOutput<typeof dailyTraining>>;

export type AdminOutsideAddress = Readonly<v.InferOutput<typeof outsideAddress>>;

/** The columns of each table, for `select`. */
export const contentColumns = {
  announcements: Object.keys(announcement.entries).join(','),
  group_practices: Object.keys(groupPractice.entries).join(','),
  daily_trainings: Object.keys(dailyTraining.entries).join(','),
  outside_addresses: Object.keys(outsideAddress.entries).join(','),
} as const;

/** Parses the rows; null when invalid. */
export const parseAdminAnnouncements = parserOf<readonly AdminAnnouncement[]>(v.array(announcement));

/** Parses the rows; null when invalid. */
export const parseAdminGroupPractices = parserOf<readonly AdminGroupPractice[]>(v.array(groupPractice));

/** Parses the rows; null when invalid. */
export const parseAdminDailyTrainings = parserOf<readonly AdminDailyTraining[]>(v.array(dailyTraining));

/** Parses the rows; null when invalid. */
export const parseAdminOutsideAddresses = parserOf<readonly AdminOutsideAddress[]>(v.array(outsideAddress));
