import { useMemo } from 'react';
import * as v from 'valibot';
import { useMember } from './member-context.tsx';
import { useLive } from './use-live.ts';

const announcement = v.object({
  id: v.string(),
  date: v.string(),
  title: v.string(),
  content: v.string(),
  image: v.nullable(v.string()),
});
export type Announcement = v.InferOutput<typeof announcement>;

const notices = v.object({ announcements: v.array(announcement) });

/** The newest announcement; null when there is none, undefined while loading. */
export function useAnnouncement(): Announcement | null | undefined {
  const { database } = useMember();
  const library = useLive(useMemo(() => database.collections.library.findOne('notices').$, [database]));
  return useMemo(() => {
    if (library === undefined) return undefined;
    const parsed = v.safeParse(notices, library?.toMutableJSON().body);
    return parsed.success ? (parsed.output.announcements[0] ?? null) : null;
  }, [library]);
}
