import * as v from 'valibot';
import { isInstant } from '../../sync/rules/day.ts';
import type { GroupPractice } from '../../sync/rules/group-practices.ts';

const row = v.object({
  id: v.string(),
  starts_at: v.pipe(
    v.string(),
    v.check((value) => isInstant(value)),
  ),
  title: v.string(),
  /** Opened in a new tab, so only https URLs are allowed. */
  url: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
});

const notices = v.object({ group_practices: v.array(v.unknown()) });

/** Parses the group practices of the `notices` document; skips invalid ones. */
export function parseGroupPractices(body: unknown): readonly GroupPractice[] {
  const parsed = v.safeParse(notices, body);
  if (!parsed.success) return [];
  return parsed.output.group_practices.flatMap((value) => {
    const practice = v.safeParse(row, value);
    if (!practice.success) return [];
    const { id, starts_at, title, url } = practice.output;
    return [{ id, startsAt: Date.parse(starts_at), title, url }];
  });
}
