import type { Day } from '../../../sync/rules/day.ts';
import { type LegalName, type LegalVersion, legalVersions } from './versions.ts';

export interface ChangedVersion extends LegalVersion {
  readonly name: LegalName;
  /** The entry of a member who has seen it. */
  readonly id: string;
}

/** What the rule looks at. */
interface Reader {
  /** Tokyo days. */
  readonly today: Day;
  readonly joinedDay: Day;
  /** Entries that the member has confirmed, by id. */
  readonly confirmed: Readonly<Record<string, number>>;
}

/**
 * The newest version of each document, if it applies by now, came after the member had joined and agreed to the one before,
 * and was not confirmed yet.
 */
export function changedVersions(
  { today, joinedDay, confirmed }: Reader,
  versions: Readonly<Record<LegalName, readonly LegalVersion[]>> = legalVersions,
): readonly ChangedVersion[] {
  return (['terms', 'privacy'] as const).flatMap((name) => {
    const newest = versions[name].find(({ day }) => day <= today);
    if (newest === undefined || newest.day <= joinedDay) return [];
    const id = `${name}-${newest.day}`;
    return confirmed[id] === undefined ? [{ ...newest, name, id }] : [];
  });
}
