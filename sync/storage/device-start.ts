/*
 * Who opens at a start, and what becomes of all other data on the device; README.md has the rules in words. Data names its
 * owner. The identity outside only says which data opens, and may be lost or unreadable.
 */

/** What is stored outside the databases of who uses the device. `missing`: nothing readable, though nobody has signed out. */
export const identityStates = ['account', 'guest', 'signed-out', 'missing'] as const;
export type IdentityState = (typeof identityStates)[number];

export const sessionStates = ['stored', 'none'] as const;

/** Of how many owners the device has data. */
export const dataStates = ['none', 'one', 'several'] as const;

export interface StartFacts {
  readonly identity: IdentityState;
  readonly session: (typeof sessionStates)[number];
  readonly data: (typeof dataStates)[number];
}

/** `restore`: as the member of the session, without one as the only owner of data. `login`: nobody's data opens. */
export type Start = 'open' | 'restore' | 'login';

export function startOf({ identity, session, data }: StartFacts): Start {
  switch (identity) {
    case 'account':
    case 'guest':
      return 'open';
    case 'signed-out':
      return 'login';
    case 'missing':
      return session === 'stored' || data === 'one' ? 'restore' : 'login';
  }
}

/** Whose data it is: the member's that is open, that of somebody who has signed out, or of no account. */
export const dataOwners = ['open', 'signed-out', 'guest', 'other'] as const;

/** Whether the server has all of the rows. Rows that cannot be counted count as unsent. */
export const rowStates = ['sent', 'unsent'] as const;

export interface DataFacts {
  readonly owner: (typeof dataOwners)[number];
  readonly rows: (typeof rowStates)[number];
  readonly identity: IdentityState;
}

/** Unsent rows are removed only where somebody has signed out, which asks before. */
export function fateOf({ owner, rows, identity }: DataFacts): 'keep' | 'remove' {
  if (owner === 'signed-out') return 'remove';
  return owner === 'other' && rows === 'sent' && identity !== 'missing' ? 'remove' : 'keep';
}
