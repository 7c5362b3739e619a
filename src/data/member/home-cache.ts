import { atom } from 'jotai';
import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { memberStorage } from '../account/identity.ts';

/** The last state of the home screen, stored outside the database so that it can be shown before the database opens. */
const schema = v.object({
  dataId: v.string(),
  username: v.string(),
  streak: v.object({
    tickets: v.number(),
    total_logins: v.number(),
    current_streak: v.number(),
    longest_streak: v.number(),
  }),
  isGuideOpen: v.optional(v.boolean(), false),
  /** See usePractisedOfCircle(). */
  practised: v.optional(v.array(v.boolean()), []),
  /** What the card of today's training shows, and of which day. */
  today: v.optional(
    v.object({
      day: v.string(),
      training: v.looseObject({
        title: v.string(),
        description: v.string(),
        difficulty: v.picklist(['初級', '中級', '上級']),
        duration_minutes: v.number(),
        category: v.string(),
      }),
      hasTrained: v.boolean(),
      dailyMinutes: v.nullable(v.number()),
      /** Newest first; see practisedDay(). */
      sessions: v.array(
        v.object({
          trainingType: v.string(),
          completedAt: v.number(),
          minutes: v.number(),
          practised: v.boolean(),
          isFinished: v.boolean(),
        }),
      ),
    }),
  ),
});

export type HomeCache = Readonly<v.InferOutput<typeof schema>>;

/** Shown on the home screen while the member's database opens. Set once, at startup. */
export const homeCacheAtom = atom<HomeCache | null>(null);

/** True if there was a home cache at startup, but it could not be read. */
export const homeCacheUnreadableAtom = atom(false);

/** Reads this member's home cache; null when missing or another member's. */
export function readHomeCache(storage: Storage, dataId: string): HomeCache | 'unreadable' | null {
  const text = storage.getItem(memberKeys.homeCache);
  if (text === null) return null;
  const cache = readJsonAs(schema, text);
  if (cache === null) return 'unreadable';
  return cache.dataId === dataId ? cache : null;
}

export function writeHomeCache(storage: Storage, cache: HomeCache): void {
  memberStorage(storage, cache.dataId).setItem(memberKeys.homeCache, JSON.stringify(cache));
}
