import type { Day } from '../../../sync/model/day/day.ts';

interface LegalVersion {
  /** The Tokyo day, YYYY-MM-DD, from which the version applies, never before the day of its release. */
  readonly day: string;
  /** What changed, for members who know the version before. */
  readonly change: string;
}

/** The versions of each document, newest first. Apart from the texts, because the member's frame needs only these. */
export const legalVersions = {
  terms: [{ day: '2026-12-01', change: '利用規約を定めました。' }],
  privacy: [
    {
      day: '2026-12-15',
      change:
        '「不具合の報告」、「声の鏡」のマイク、記録の照らし合わせ、稽古帳の七日後の問い、端末の中だけで数えるもの、登録せずに使う端末への公開、通報された型の文、変更を知らせるメールについて、書き加えました。',
    },
    { day: '2026-12-01', change: 'プライバシーポリシーを定めました。' },
  ],
} as const satisfies Readonly<Record<string, readonly [LegalVersion, ...LegalVersion[]]>>;

type LegalName = keyof typeof legalVersions;

export const legalTitles = {
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
} as const satisfies Record<LegalName, string>;

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

/** A paragraph, a list of points, or things by their names with what is said about each. */
export type LegalBlock = string | readonly string[] | { readonly [name: string]: string };

interface LegalSection {
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]];
  readonly intro: string;
  /** By their anchors. */
  readonly sections: Readonly<Record<string, LegalSection>>;
}
