import * as v from 'valibot';
import { day, instant } from '../day/day-fields.ts';
import { openableKeys } from '../lessons/lessons.ts';
import { repetitions } from './group-practices.ts';
import { materialPacks } from './material-packs.ts';

export const difficulties = ['初級', '中級', '上級'] as const;
export type Difficulty = (typeof difficulties)[number];

/*
 * Published content as the admin reads it, including ended rows, which members do not see. Those `for_guests` reach people
 * without an account too; of a group practice it is the address, since its dates do anyway.
 */

/** `image` is a path on the app's own origin or a picture as a data URL; `image_alt` is empty for one that only decorates. */
export const AdminAnnouncement = v.object({
  id: v.string(),
  /** A Tokyo day. */
  date: day,
  title: v.string(),
  content: v.string(),
  image: v.nullable(v.string()),
  image_alt: v.string(),
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

/** A finished thing and whether the admin has opened it to members. */
export const AdminOpenable = v.object({ id: v.string(), is_open: v.boolean() });

/** The rows in the order of the keys, without things of newer builds. */
export const AdminOpenables = v.pipe(
  v.array(AdminOpenable),
  v.transform((rows) =>
    openableKeys.flatMap((id) => rows.filter((row) => row.id === id).map(({ is_open }) => ({ id, is_open }))),
  ),
);
export type AdminOpenable = Readonly<v.InferOutput<typeof AdminOpenables>[number]>;

/** An added item as the admin reads it; an ended one is withdrawn. */
export const AdminMaterial = v.object({
  id: v.string(),
  pack: v.picklist(materialPacks),
  number: v.number(),
  /** As it was stored: rules may have become stricter since. */
  item: v.record(v.string(), v.unknown()),
  ended: v.boolean(),
  /** Whether people without an account get it too. */
  for_guests: v.boolean(),
});
export type AdminMaterial = Readonly<v.InferOutput<typeof AdminMaterial>>;

/** Why the database refuses material: an item that breaks the rules, or a pack or what guests get that is full. */
export const materialErrors = [
  'invalid_material',
  'too_many_materials',
  'materials_too_large',
  'guest_materials_too_large',
] as const;
export type MaterialError = (typeof materialErrors)[number];
