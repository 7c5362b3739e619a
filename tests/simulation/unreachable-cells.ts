const onlyStored = 'A transaction lists only rows that are stored.';
const onlyShown = 'Screens edit and delete only what they show.';
const onlyWritten = 'A claim reads only rows with a local write.';
const onlyGuests = 'The server has never seen what a guest has.';
const claimedOnce = 'A guest has no claims, and a claim is sent only once it has become something else.';
const nothingSent = 'Nothing is sent during a reset, and no response of a request from before it is stored.';
const tooRare = 'A race that none of 1,000 seeds has had: row-transitions.test.ts has the cell.';
const onlySql = 'Devices send rows of the right form, and only the SQL checks it: tests/supabase/exchange.';

/** Why no seed reaches a cell of the matrix. */
const reasons: Readonly<Record<string, string>> = {
  ...reason(onlyStored, 'absent', ['reset', 'sweep', 'claim', 'unclaim']),
  ...reason(onlyShown, 'absent', ['remove']),
  ...reason(onlyShown, 'tombstone', ['edit', 'remove']),
  ...reason(onlyShown, 'delete', ['edit', 'remove']),
  ...reason(onlyWritten, 'synced', ['claim', 'unclaim']),
  ...reason(onlyWritten, 'tombstone', ['claim', 'unclaim']),
  ...reason(onlyWritten, 'unconfirmed', ['claim', 'unclaim']),
  ...reason(onlyGuests, 'update', ['claim', 'unclaim']),
  ...reason(onlyGuests, 'restore', ['claim', 'unclaim']),
  ...reason(onlyGuests, 'rejected', ['claim']),
  ...reason(claimedOnce, 'claim', ['claim', 'pushAccepted', 'pushRejected']),
  ...reason(nothingSent, 'unconfirmed', ['pushAccepted']),
  ...reason(tooRare, 'absent', ['pushAccepted']),
  ...reason(tooRare, 'synced', ['retry']),
  ...reason(tooRare, 'tombstone', ['retry', 'discard']),
  ...reason(tooRare, 'unconfirmed', ['pushRejected', 'retry', 'discard']),
  ...reason(tooRare, 'insert', ['unclaim']),
  ...reason(tooRare, 'claim', ['retry', 'discard', 'reset']),
  ...reason(tooRare, 'delete', ['discard', 'unclaim']),
  ...reason(tooRare, 'restore', ['retry']),
  ...reason(onlySql, 'code', ['immutable', 'invalid_id', 'invalid_row', 'invalid_value', 'limit', 'too_long']),
  ...reason(onlySql, 'code', ['unknown_collection', 'unsupported_op']),
};

function reason(why: string, state: string, events: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(events.map((event) => [`${state} ${event}`, why]));
}

/** Null for a cell that seeds have to reach. */
export function reasonOf(cell: string): string | null {
  return reasons[cell] ?? null;
}
