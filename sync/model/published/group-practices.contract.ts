import * as v from 'valibot';
import { day, instant } from '../day/day-fields.ts';
import { readAs } from '../read-as.ts';
import { type GroupPractice, repetitions } from './group-practices.ts';

const row = v.object({
  id: v.string(),
  starts_at: instant,
  title: v.string(),
  /** Opened in a new tab, so only https URLs are allowed. */
  url: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /** Left out for once. A repetition of a newer build shows the first date only. */
  repeats: v.fallback(v.nullable(v.picklist(repetitions)), null),
  /** A Tokyo day. */
  repeats_until: v.optional(v.nullable(day), null),
});

const notices = v.object({ group_practices: v.array(v.unknown()) });

/** Parses the group practices of the `notices` document; skips invalid ones. */
export function parseGroupPractices(body: unknown): readonly GroupPractice[] {
  const values = readAs(notices, body)?.group_practices ?? [];
  return values.flatMap((value) => {
    const practice = readAs(row, value);
    if (practice === null) return [];
    const { starts_at, repeats_until, ...rest } = practice;
    return [{ ...rest, startsAt: Date.parse(starts_at), repeatsUntil: repeats_until }];
  });
}
