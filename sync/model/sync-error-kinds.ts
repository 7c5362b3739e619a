/** Why an exchange produced no response to apply. */
export const syncErrorKinds = [
  /** No response. */
  'network',
  'timeout',
  'unauthorized',
  /** Too many requests; Retry-After says when to try again. */
  'throttled',
  'too_large',
  'bad_request',
  /** A 5xx, or a status that says nothing about the request. */
  'server',
  'malformed',
  /** The server no longer speaks this build's message format. */
  'outdated_build',
  /** The server is older than this build: it has to be updated first. */
  'outdated_server',
] as const;
export type SyncErrorKind = (typeof syncErrorKinds)[number];
