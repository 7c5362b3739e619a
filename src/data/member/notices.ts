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

/** The published announcements, newest first. */
export function useAnnouncements(): readonly Announcement[] {
  const content = usePublishedContent('notices');
  return useMemo(() => readAs(notices, content)?.announcements ?? [], [content]);
}

/** The newest announcement; null when there is none. */
export function useAnnouncement(): Announcement | null {
  return useAnnouncements()[0] ?? null;
}
