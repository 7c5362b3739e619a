import * as v from 'valibot';

const sharedKata = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  category: v.nullable(v.string()),
  zou: v.string(),
  ishiki: v.string(),
  copy_count: v.number(),
});

/** A kata as other members see it: nothing tells who registered it. */
export type SharedKata = Readonly<v.InferOutput<typeof sharedKata>>;

/** A place in the shared list: behind the kata with these values. */
export type SharedKataCursor = Pick<SharedKata, 'copy_count' | 'name' | 'id'>;

/** The longest query, in code points. */
export const MAX_QUERY = 400;

export interface SharedKataRequest {
  readonly query: string;
  /** Null asks for the first page. */
  readonly after: SharedKataCursor | null;
}

const page = v.object({
  rows: v.array(sharedKata),
  /** The `after` of the following page; null after the last one. */
  next: v.nullable(v.object({ copy_count: v.number(), name: v.nullable(v.string()), id: v.string() })),
});
export type SharedKataPage = Readonly<v.InferOutput<typeof page>>;

/** The answer in its proven form; null for anything else. */
export function parseSharedKataPage(body: unknown): SharedKataPage | null {
  const parsed = v.safeParse(page, body);
  return parsed.success ? parsed.output : null;
}

/** The bundled list of the library; empty for anything else. */
export function parseSharedKataList(body: unknown): readonly SharedKata[] {
  const parsed = v.safeParse(v.array(sharedKata), body);
  return parsed.success ? parsed.output : [];
}
