import * as v from 'valibot';

/** Signature algorithms of Supabase Auth. */
export const algorithms = ['ES256', 'RS256', 'HS256'] as const;
export type Algorithm = (typeof algorithms)[number];

const keyType = { ES256: 'EC', RS256: 'RSA', HS256: 'oct' } as const satisfies Record<Algorithm, string>;

const key = v.looseObject({ kty: v.string(), kid: v.optional(v.string()), alg: v.optional(v.string()) });
const list = v.array(key);
const keySet = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    list,
    v.pipe(
      v.object({ keys: list }),
      v.transform((set) => set.keys),
    ),
  ]),
);

export type KeySet = v.InferOutput<typeof keySet>;

/** Parses a JSON Web Key Set. Throws when the text is not one. */
export function parseKeySet(text: string): KeySet {
  return v.parse(keySet, text);
}

/**
 * The keys that may verify a signature. The key type must match the algorithm, so that a public key is never used as an
 * HMAC secret.
 */
export function keysFor(
  keys: KeySet,
  { alg, kid }: { readonly alg: Algorithm; readonly kid?: string | undefined },
): KeySet {
  return keys.filter(
    (candidate) =>
      candidate.kty === keyType[alg] &&
      (candidate.alg === undefined || candidate.alg === alg) &&
      (kid === undefined || candidate.kid === undefined || candidate.kid === kid),
  );
}
