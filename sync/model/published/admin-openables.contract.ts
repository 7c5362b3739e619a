import * as v from 'valibot';
import { openableKeys } from '../lessons/lessons.ts';

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
