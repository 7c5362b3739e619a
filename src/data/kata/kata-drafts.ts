import * as v from 'valibot';
import { type KataTest, kataGrades } from '../../../sync/model/kata/self-test.ts';
import { type Draft, storedDraft } from '../member/stored-draft.ts';
import type { KataTexts } from './katas.ts';

const texts = v.object({ zou: v.string(), ishiki: v.string(), name: v.string(), category: v.string() });

const test = v.pipe(
  v.object({
    kind: v.picklist(['all', 'review']),
    ids: v.pipe(v.array(v.string()), v.minLength(1)),
    index: v.pipe(v.number(), v.integer(), v.minValue(0)),
    phase: v.picklist(['asking', 'revealed', 'finished']),
    seen: v.array(v.string()),
    grades: v.record(v.string(), v.picklist(kataGrades)),
    minutes: v.exactOptional(v.number()),
  }),
  v.check(({ index, ids }) => index < ids.length),
);

export function kataTextsDraft(storage: Storage, dataId: string): Draft<KataTexts> {
  return storedDraft(storage, dataId, 'kata', texts);
}

export function kataTestDraft(storage: Storage, dataId: string): Draft<KataTest> {
  return storedDraft(storage, dataId, 'kata-test', test);
}
