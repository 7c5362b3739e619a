import * as v from 'valibot';

/** The signatures that Supabase Auth makes. */
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

/** A JSON Web Key Set out of its text. Throws for anything else. */
export function parseKeySet(text: string): KeySet {
  return v.parse(keySet, text);
}

/**
 * The keys that may have made a signature. A key serves only its own kind of signature: a public key can never be taken
 * for the secret of another one.
 */
export function keysFor(
  keys: KeySet,
  { alg, kid }: { readonly alg: Algorithm; readonly kid?: string | undefined },
): KeySet {
  return keys.filter(
    (held) =>
      held.kty === keyType[alg] &&
      (held.alg === undefined || held.alg === alg) &&
      (kid === undefined || held.kid === undefined || held.kid === kid),
  );
}
