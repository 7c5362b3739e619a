import { atom } from 'jotai';
import type { Identity } from '../data/account/identity.ts';
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

export type SessionEvent =
  /** The member of this device as stored: read at the start, after a login, and when another tab has changed it. */
  | { readonly type: 'identified'; readonly identity: Identity | null }
  | { readonly type: 'opened'; readonly member: Member }
  /** `isOutdated`: a newer build has used the data. */
  | { readonly type: 'not-opened'; readonly cause: unknown; readonly isOutdated: boolean }
  /** A newer build takes over the open data. */
  | { readonly type: 'outdated' }
  /** The browser does not give the open database back to this page. */
  | { readonly type: 'storage-lost'; readonly member: Member; readonly cause: unknown }
  /** The member's data is removed from the device. */
  | { readonly type: 'cleared'; readonly next: SessionState };

/** What the shell does after a change, one after the other. */
export type SessionEffect =
  | { readonly type: 'open'; readonly identity: Identity }
  | { readonly type: 'close' | 'watch-storage'; readonly member: Member }
  | { readonly type: 'forget-input' | 'forget-home' | 'reload-once' };

type Change = readonly [SessionState, readonly SessionEffect[]];

/**
 * loading ──identified──▶ guest, or (opens the data) ──▶ member, failed or outdated
 * member  ──identified as another──▶ loading; as nobody or cleared ──▶ guest; storage-lost ──▶ failed; outdated ──▶ outdated
 */
export function reduce(state: SessionState, event: SessionEvent): Change {
  const close: readonly SessionEffect[] = state.status === 'member' ? [{ type: 'close', member: state.member }] : [];
  switch (event.type) {
    case 'identified':
      return identified(state, event.identity, close);
    case 'opened':
      return [{ status: 'member', member: event.member }, [{ type: 'watch-storage', member: event.member }]];
    case 'not-opened':
      return event.isOutdated
        ? [{ status: 'outdated' }, [{ type: 'reload-once' }]]
        : [{ status: 'failed', cause: event.cause }, []];
    case 'outdated':
      return state.status === 'member' ? [{ status: 'outdated' }, [...close, { type: 'reload-once' }]] : [state, []];
    case 'storage-lost':
      return state.status === 'member' && state.member === event.member
        ? [{ status: 'failed', cause: event.cause }, close]
        : [state, []];
    case 'cleared':
      return [event.next, [{ type: 'forget-home' }, ...close]];
  }
}

function identified(state: SessionState, identity: Identity | null, close: readonly SessionEffect[]): Change {
  const open = state.status === 'member' ? state.member : null;
  if (open !== null && open.dataId === identity?.dataId && open.id === identity.memberId) return [state, []];
  const hasLeft = open !== null;
  // A claim only changes the owner of the data.
  const isClaimed = open !== null && open.dataId === identity?.dataId;
  const leave: readonly SessionEffect[] =
    hasLeft && !isClaimed ? [{ type: 'forget-input' }, { type: 'forget-home' }, ...close] : close;
  if (identity !== null) return [hasLeft ? { status: 'loading' } : state, [...leave, { type: 'open', identity }]];
  return [{ status: 'signed-out', hasLeft }, hasLeft ? leave : []];
}
