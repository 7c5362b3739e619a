import { useMemo } from 'react';
import { map } from 'rxjs';
import * as v from 'valibot';
import { day } from '../../../sync/model/day/day-fields.ts';
import type { Json } from '../../../sync/model/json.ts';
import type { OpenedKeys } from '../../../sync/model/lessons/lessons.ts';
import { parseOpenedKeys } from '../../../sync/model/published/opened-keys.contract.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { liveContent } from '../../../sync/storage/live-rows.ts';
import { sharePerDatabase, useLive } from './use-live.ts';

type ContentName = 'notices' | 'shared_kata';

const contents = {
  notices: shareContent('notices'),
  shared_kata: shareContent('shared_kata'),
};

/** Published content by name; null before it has been pulled. */
export function usePublishedContent(name: ContentName): Json {
  return useLive(contents[name]);
}

function shareContent(name: ContentName) {
  return sharePerDatabase((database) => liveContent(database, name).pipe(map((content) => content?.body ?? null)));
}

/** What the admin has opened, also offline once it has arrived. */
export function useOpenedKeys(): OpenedKeys {
  const notices = usePublishedContent('notices');
  return useMemo(() => parseOpenedKeys(notices), [notices]);
}

const announcement = v.object({
  id: v.string(),
  date: day,
  title: v.string(),
  content: v.string(),
  image: v.nullable(v.string()),
  image_alt: v.string(),
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
