import { type Build, collectionIn } from '../collections/build.ts';
import type { RowKey, Transaction } from './ports.ts';
import type { Row, RowEvent } from './row.ts';
import { transition } from './row-transitions.ts';

/** Where events are applied, and by which build's rules. */
export interface Target {
  readonly transaction: Transaction;
  readonly build: Build;
}

/** Sets what `event` makes of a row. Returns the row before and after. */
export function applyEvent({ transaction, build }: Target, key: RowKey, event: RowEvent): readonly [Row, Row] {
  const before = transaction.get(key);
  const after = transition(before, event, collectionIn(build, key.collection));
  if (after !== before) transaction.set(after);
  return [before, after];
}
