import { atom } from 'jotai';
import type { Member } from '../data/member/member.ts';

/** Who uses the app now. Derived from the stored identity, never from a token or the network. */
export type SessionState =
  | { readonly status: 'loading' }
  /** `hasLeft`: a member has just signed out. */
  | { readonly status: 'signed-out'; readonly hasLeft: boolean }
  | { readonly status: 'member'; readonly member: Member }
  /** A newer build of the app has used the member's data: this one leaves it alone. */
  | { readonly status: 'outdated' }
  /** The member's data cannot be opened on this device. */
  | { readonly status: 'failed'; readonly cause: unknown };

export const sessionAtom = atom<SessionState>({ status: 'loading' });
