import { useMemo } from 'react';
import * as v from 'valibot';
import { day } from '../../../sync/model/day/day-fields.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { usePublishedContent } from './published-content.ts';

const announcement = v.object({
  id: v.string(),
  date: day,
  title: v.string(),
  content: v.string(),
  image: v.nullable(v.string()),
});
export type Announcement = v.InferOutput<typeof announcement>;

const notices = v.object({ announcements: v.array(announcement) });

/** The published announcements, newest first; undefined while loading. */
export function useAnnouncements(): readonly Announcement[] | undefined {
  const content = usePublishedContent('notices');
  return useMemo(() => {
    if (content === undefined) return undefined;
    return readAs(notices, content)?.announcements ?? [];
  }, [content]);
}

/** The newest announcement; null when there is none, undefined while loading. */
export function useAnnouncement(): Announcement | null | undefined {
  const announcements = useAnnouncements();
  return announcements && (announcements[0] ?? null);
}
