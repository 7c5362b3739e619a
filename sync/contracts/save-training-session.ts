import * as v from 'valibot';
import type { Json } from './json.ts';

/** Letters as PostgreSQL can store them: no NUL, no half of a surrogate pair. */
const storable = /^[^\0\p{Surrogate}]*$/u;

const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(storable),
    v.check((value) => value.length > 0 && [...value].length <= maxLength),
  );

const duration = v.pipe(v.number(), v.finite(), v.minValue(0));

type Details = { readonly [key: string]: Json };
const details = v.custom<Details>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && isStorable(value),
);

const common = {
  /** The member as the caller believes it; the token decides. */
  userId: v.optional(v.string()),
  /** Made by the caller, once for each finished practice: sending it again saves nothing twice. */
  id: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  status: v.optional(text(32), 'completed'),
  details: v.nullish(details, null),
};

const labels = {
  videoTitle: text(200),
  videoNumber: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), null),
};

/** Reading ahead, which counts in seconds. */
const foresight = v.object({ ...common, trainingType: v.literal('foresight'), duration });

/** Any practice by its name, in minutes. */
const practice = v.object({ ...common, ...labels, trainingType: text(64), duration });

/** The moment practice, which does not say its name. */
const moment = v.object({
  ...common,
  ...labels,
  trainingType: v.optional(v.literal('setsuna')),
  durationMinutes: duration,
});

const forms = v.union([foresight, practice, moment]);

/** A finished practice in one of the three forms that clients send. */
export type SavedPractice = v.InferOutput<typeof forms>;

/** The request in its proven form; null for anything else. */
export function parseSavedPractice(body: unknown): SavedPractice | null {
  const parsed = v.safeParse(forms, body);
  return parsed.success ? parsed.output : null;
}

const result = v.variant('status', [
  v.object({ status: v.literal('saved'), id: v.string() }),
  v.object({ status: v.literal('rejected'), code: v.string() }),
]);

/** What the database says to a session. Throws for anything else, which would be a defect. */
export function parseSaveResult(body: unknown): v.InferOutput<typeof result> {
  return v.parse(result, body);
}

/** A session as the database takes it. */
export interface SessionToSave {
  readonly id?: string;
  readonly training_type: string;
  readonly video_title: string;
  readonly video_number: number | null;
  readonly status: string;
  readonly duration_minutes: number;
  readonly details: Json;
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return storable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => storable.test(key) && isStorable(inner));
}
