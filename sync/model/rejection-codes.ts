/** Why the server rejected a row. A newer server may know more codes. */
export const rejectionCodes = [
  'already_copied',
  'forbidden_field',
  'future_day',
  'immutable',
  'invalid_id',
  'invalid_row',
  'invalid_value',
  'limit',
  'no_ticket',
  'not_joined',
  'own_kata',
  'source_gone',
  'too_long',
  'too_old',
  'unknown_collection',
  'unsupported_op',
] as const;

/** Why this device does not send a row: the server refuses each request with it, or another device changed it as well. */
export const localRejectionCodes = ['too_large', 'bad_request', 'changed_elsewhere'] as const;

/** The member keeps a row on this device only; no error. It is sent when the member says so, and never by an edit. */
export const KEPT_HERE = 'kept_here';

export type RejectionCode = (typeof rejectionCodes)[number] | (typeof localRejectionCodes)[number] | typeof KEPT_HERE;
