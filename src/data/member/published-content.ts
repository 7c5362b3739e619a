import { map } from 'rxjs';
import type { Json } from '../../../sync/model/json.ts';
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
