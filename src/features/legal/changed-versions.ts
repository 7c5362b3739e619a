import type { Day } from '../../../sync/model/day/day.ts';
import { type LegalName, type LegalVersion, legalVersions } from './versions.ts';

interface Reader {
  /** Tokyo days. */
  readonly today: Day;
  readonly joinedDay: Day;
  /** Entries that the member has confirmed, by id. */
  readonly confirmed: Readonly<Record<string, number>>;
}

/**
 * The newest version of each document that applies, that the member has not confirmed, and that came after joining. `id`: the
 * entry of a member who has seen it.
 */
export function changedVersions(
  { today, joinedDay, confirmed }: Reader,
  versions: Readonly<Record<LegalName, readonly LegalVersion[]>> = legalVersions,
) {
  return (['terms', 'privacy'] as const).flatMap((name) => {
    const newest = versions[name].find(({ day }) => day <= today);
    if (newest === undefined || newest.day <= joinedDay) return [];
    const id = `${name}-${newest.day}`;
    return confirmed[id] === undefined ? [{ ...newest, name, id }] : [];
  });
}
