import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import { webAddress } from '../../lib/parse-url.ts';
import { usePublishedContent } from '../member/published-content.ts';

const notices = v.object({ addresses: v.record(v.string(), v.string()) });

/** The ids of videos that the build brings, by `<training_type>-<number>` or circuit; a row of the admin replaces one. */
const bundledVideoIds: Readonly<Record<string, string>> = {};

/** The id of a lesson's, topic's or circuit's video at the provider; null without one. */
export function useVideoId(lesson: string): string | null {
  const address = useAddress(`video:${lesson}`, bundledVideoIds[lesson]) ?? '';
  return /^[\w-]{5,40}$/.test(address) ? address : null;
}

/** The page that a practice or circuit, or the assistant of 洞顧, opens in the place of the drill; null without one. */
export function useOutsidePage(place: 'assistant' | `site:${string}`): string | null {
  const { VITE_DOKO_ASSISTANT_URL: assistant, VITE_PRACTICE_SITE_URL: site } = import.meta.env;
  return webAddress(useAddress(place, place === 'assistant' ? assistant : site));
}

/** The address that the admin has published for a place, also offline once it has arrived; else the build's. */
function useAddress(place: string, bundled: string | undefined): string | undefined {
  const content = usePublishedContent('notices');
  return readAs(notices, content)?.addresses[place] ?? bundled;
}
