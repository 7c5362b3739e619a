import * as v from 'valibot';
import { type Join, joinRows } from './joins.ts';
import type { Body } from './json.ts';

/** How the rows of one collection are stored, sent and merged. */
export interface Collection {
  /** The type of its ids in SQL. */
  readonly id: 'uuid' | 'date' | 'text';
  /** True if members delete rows of it: the server keeps a tombstone for limits.tombstone_days. */
  readonly isDeletable?: true;
  /** True if home reads it: the first page of a new device also has its rows beyond the page. */
  readonly isOnHome?: true;
  /** Reads a stored body: every field that is received has its type, with a fallback for what is missing or malformed. */
  readonly schema: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** The fields that members write and send; only the server writes the others. */
  readonly fields: readonly string[];
  /** 'fields': each edited field overrides the server's. Otherwise a join of rows: of each field, or a function of the same laws. */
  readonly merge: 'fields' | Readonly<Record<string, Join>> | ((local: Body, remote: Body) => Body);
  /** Fields that an account has from its registration: a guest's values are not taken over. */
  readonly accountFields?: readonly string[];
  /** For 'fields': joins for fields whose server value must not be overwritten. */
  readonly joins?: Readonly<Record<string, Join>>;
  /** Rows with these values may be accepted only because of others: they are sent, and applied, after all those. */
  readonly appliesLast?: Body;
  /** The id of the group of a row that the server accepts only together with others: one request has all of them. */
  readonly groupOf?: (body: Body) => string | null;
  /** A short text by which the member recognizes a row, for notices; '' when it has none. */
  readonly titleOf?: (body: Body) => string;
}

export function allFields({ schema }: Collection): readonly string[] {
  return Object.keys(schema.entries);
}

/** Two versions of a row, of a collection that is not merged by 'fields', as one. */
export function mergeRows(merge: Exclude<Collection['merge'], 'fields'>, local: Body, remote: Body): Body {
  return typeof merge === 'function' ? merge(local, remote) : joinRows(merge, local, remote);
}

export function appliesLast(collection: Collection, body: Body): boolean {
  const { appliesLast: values } = collection;
  return values !== undefined && Object.entries(values).every(([field, value]) => body[field] === value);
}

export const text = v.fallback(v.string(), '');
export const optionalText = v.fallback(v.nullable(v.string()), null);
export const integer = v.fallback(v.number(), 0);
export const flag = v.fallback(v.boolean(), false);
