import type { Body, Json } from '../contracts/json.ts';

/** How the rows of one collection travel and how two versions of a row become one. */
export interface MergeRule {
  /** Fields that members write; they are sent. */
  readonly fields: readonly string[];
  /** Fields that only the server writes; they are received. */
  readonly serverFields: readonly string[];
  /**
   * 'fields': each field touched here wins over the server's value. A function: the join of both versions, which
   * must be commutative, associative and idempotent.
   */
  readonly merge: 'fields' | ((local: Body, remote: Body) => Body);
  /** With 'fields': the join, under the same laws, of a field whose server value must not simply be overwritten. */
  readonly joins?: Readonly<Record<string, (local: Json, remote: Json) => Json>>;
}
