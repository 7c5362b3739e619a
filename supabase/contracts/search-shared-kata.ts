import * as v from 'valibot';
import { parserOf, readAs } from '../../sync/protocol/read-as.ts';

const sharedKata = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  category: v.nullable(v.string()),
  zou: v.string(),
  ishiki: v.string(),
  copy_count: v.number(),
});

/** A kata as other members see it; it does not identify its author. */
export type SharedKata = Readonly<v.InferOutput<typeof sharedKata>>;

/** Keyset cursor of the shared list: the position after the kata with these values. */
export type SharedKataCursor = Pick<SharedKata, 'copy_count' | 'name' | 'id'>;

export interface SharedKataRequest {
  readonly query: string;
  /** Null for the first page. */
  readonly after: SharedKataCursor | null;
}

const page = v.object({
  rows: v.array(sharedKata),
  /** The `after` of the next page; null on the last page. */
  next: v.nullable(v.object({ copy_count: v.number(), name: v.nullable(v.string()), id: v.string() })),
});
export type SharedKataPage = Readonly<v.InferOutput<typeof page>>;

/** Parses the response; null when invalid. */
export const parseSharedKataPage = parserOf<SharedKataPage>(page);

/** Parses the bundled list of shared kata; empty when invalid. */
export function parseSharedKataList(body: unknown): readonly SharedKata[] {
  return readAs(v.array(sharedKata), body) ?? [];
}
