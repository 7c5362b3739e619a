import { describe, expect, test } from 'vitest';
import type { Member } from '../../../src/data/member/member.ts';
import { reduce, type SessionEvent, type SessionState } from '../../../src/session/session-events.ts';

/** The reducer reads no more of a member than the ids. */
const memberOf = (id: string, dataId = id) => ({ id, dataId }) as Member;
const [hanako, taro] = [memberOf('hanako'), memberOf('taro')];
const identityOf = (memberId: string, dataId = memberId) => ({ dataId, memberId, email: null });
const open: SessionState = { status: 'member', member: hanako };
const loading: SessionState = { status: 'loading' };
const guest: SessionState = { status: 'signed-out', hasLeft: false };
const cause = new Error('storage');

/** The status after an event, and what the shell does, in order. */
function after(state: SessionState, event: SessionEvent) {
  const [next, effects] = reduce(state, event);
  return { next, effects: effects.map(({ type }) => type) };
}

describe('the session of a tab', () => {
  test.each<[string, SessionState, SessionEvent, SessionState, string[]]>([
    [
      'opens the data of the stored member',
      loading,
      { type: 'identified', identity: identityOf('hanako') },
      loading,
      ['open'],
    ],
    ['is a guest’s without one', loading, { type: 'identified', identity: null }, guest, []],
    ['shows the data once it is open', loading, { type: 'opened', member: hanako }, open, ['watch-storage']],
    [
      'stays when the same member signs in again',
      open,
      { type: 'identified', identity: identityOf('hanako') },
      open,
      [],
    ],
    [
      'closes the data before it opens another member’s',
      open,
      { type: 'identified', identity: identityOf('taro') },
      loading,
      ['forget-input', 'forget-home', 'close', 'open'],
    ],
    [
      'opens the same data again for the account that has claimed it, and forgets nothing',
      { status: 'member', member: memberOf('guest', 'data') },
      { type: 'identified', identity: identityOf('hanako', 'data') },
      loading,
      ['close', 'open'],
    ],
    [
      'ends when another tab has signed out',
      open,
      { type: 'identified', identity: null },
      { status: 'signed-out', hasLeft: true },
      ['forget-input', 'forget-home', 'close'],
    ],
    [
      'forgets the member before the data is removed',
      open,
      { type: 'cleared', next: { status: 'signed-out', hasLeft: true } },
      { status: 'signed-out', hasLeft: true },
      ['forget-home', 'close'],
    ],
    [
      'keeps why the data did not open',
      loading,
      { type: 'not-opened', cause, isOutdated: false },
      { status: 'failed', cause },
      [],
    ],
    [
      'reloads for the newer build that has used the data',
      loading,
      { type: 'not-opened', cause, isOutdated: true },
      { status: 'outdated' },
      ['reload-once'],
    ],
    [
      'closes the data that a newer build takes over',
      open,
      { type: 'outdated' },
      { status: 'outdated' },
      ['close', 'reload-once'],
    ],
    ['has nothing to give to a newer build', guest, { type: 'outdated' }, guest, []],
    [
      'fails with the storage',
      open,
      { type: 'storage-lost', member: hanako, cause },
      { status: 'failed', cause },
      ['close'],
    ],
    ['ignores the storage of a former member', open, { type: 'storage-lost', member: taro, cause }, open, []],
  ])('%s', (_what, state, event, next, effects) => {
    expect(after(state, event)).toEqual({ next, effects });
  });
});
