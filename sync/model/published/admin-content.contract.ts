import * as v from 'valibot';
import { day, instant } from '../day/day-fields.ts';
import { repetitions } from './group-practices.ts';

export const difficulties = ['初級', '中級', '上級'] as const;
export type Difficulty = (typeof difficulties)[number];

/*
 * Published content as the admin reads it, including ended rows, which members do not see. Those `for_guests` reach people
 * without an account too; of a group practice it is the address, since its dates do anyway.
 */

/** `image` is a path on the app's own origin or a picture as a data URL. */
export const AdminAnnouncement = v.object({
  id: v.string(),
  /** A Tokyo day. */
  date: day,
  title: v.string(),
  content: v.string(),
  image: v.nullable(v.string()),
  ended: v.boolean(),
  for_guests: v.boolean(),
});
export type AdminAnnouncement = Readonly<v.InferOutput<typeof AdminAnnouncement>>;
export type AnnouncementRow = Omit<AdminAnnouncement, 'id' | 'ended' | 'for_guests'>;

/** `repeats` is null for once, `repeats_until` for no end. */
export const AdminGroupPractice = v.object({
  id: v.string(),
  starts_at: instant,
  title: v.string(),
  url: v.nullable(v.string()),
  repeats: v.nullable(v.picklist(repetitions)),
  /** A Tokyo day. */
  repeats_until: v.nullable(day),
  ended: v.boolean(),
  for_guests: v.boolean(),
});
export type AdminGroupPractice = Readonly<v.InferOutput<typeof AdminGroupPractice>>;
export type GroupPracticeRow = Omit<AdminGroupPractice, 'id' | 'ended' | 'for_guests'>;

/** It overrides the bundled one of that Tokyo day, the primary key. */
export const AdminDailyTraining = v.object({
  day,
  title: v.string(),
  description: v.string(),
  difficulty: v.picklist(difficulties),
  duration_minutes: v.number(),
  category: v.string(),
  ended: v.boolean(),
});
export type AdminDailyTraining = Readonly<v.InferOutput<typeof AdminDailyTraining>>;
export type DailyTrainingRow = Omit<AdminDailyTraining, 'ended'>;

/** A video's id or a page's URL, for the place that opens it (src/data/training/outside-addresses.ts). */
export const AdminOutsideAddress = v.object({
  place: v.string(),
  address: v.string(),
  ended: v.boolean(),
  for_guests: v.boolean(),
});
export type AdminOutsideAddress = Readonly<v.InferOutput<typeof AdminOutsideAddress>>;
export type OutsideAddressRow = Omit<AdminOutsideAddress, 'ended' | 'for_guests'>;
