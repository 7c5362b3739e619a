import { describe, expect, test } from 'vitest';
import {
  addRemoval,
  areSettingsLost,
  endRemovals,
  identityState,
  memberStorage,
  readIdentity,
  readRemovals,
  renewEmail,
  restoreIdentity,
  signOutMember,
  wasUsedBefore,
  writeIdentity,
} from '../../../../src/data/account/identity.ts';
import { mapStorage } from '../map-storage.ts';

const hanako = {
  dataId: '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a01',
  memberId: '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d',
  email: 'hanako@keiko.example',
} as const;

const guest = { dataId: '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a02', memberId: 'guest', email: null } as const;

describe('identity', () => {
  test('takes a new address of the same member only', () => {
    const storage = mapStorage();
    renewEmail(storage, hanako.dataId, 'new@keiko.example');
    expect(readIdentity(storage)).toBeNull();
    writeIdentity(storage, hanako);
    renewEmail(storage, guest.dataId, 'other@keiko.example');
    expect(readIdentity(storage)).toEqual(hanako);
    renewEmail(storage, hanako.dataId, 'new@keiko.example');
    expect(readIdentity(storage)).toEqual({ ...hanako, email: 'new@keiko.example' });
  });

  test('reads back the written member', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    expect(readIdentity(storage)).toEqual(hanako);
  });

  test('accepts a member without an email address', () => {
    const storage = mapStorage();
    writeIdentity(storage, { ...hanako, email: null });
    expect(readIdentity(storage)).toEqual({ ...hanako, email: null });
  });

  test('is null after it is removed', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    signOutMember(storage, hanako.dataId);
    expect(readIdentity(storage)).toBeNull();
    expect(wasUsedBefore(storage)).toBe(true);
  });

  test.each([
    ['not JSON', 'hanako'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['without an id', '{"email":null}'],
    ['with an invalid id', JSON.stringify({ ...hanako, dataId: '../../other' })],
    ['of a build without data ids', JSON.stringify({ ...hanako, dataId: undefined })],
    ['with an address that is not a string', JSON.stringify({ ...hanako, email: 7 })],
  ])('is null when the record is %s', (_what, record) => {
    expect(readIdentity(mapStorage({ 'keiko.member': record }))).toBeNull();
  });

  test('is null on a new device', () => {
    expect(readIdentity(mapStorage())).toBeNull();
  });
});

describe('the state of the identity', () => {
  test('tells a logout from an identity that is lost or unreadable', () => {
    const storage = mapStorage();
    expect(identityState(storage)).toBe('missing');
    writeIdentity(storage, hanako);
    expect(identityState(storage)).toBe('account');
    storage.setItem('keiko.member', '{');
    expect(identityState(storage)).toBe('missing');
    writeIdentity(storage, guest);
    expect(identityState(storage)).toBe('guest');
    signOutMember(storage, guest.dataId);
    expect(identityState(storage)).toBe('signed-out');
    endRemovals(storage, [guest.dataId]);
    expect(identityState(storage)).toBe('signed-out');
    writeIdentity(storage, hanako);
    storage.removeItem('keiko.member');
    expect(identityState(storage)).toBe('missing');
  });

  test('says that the settings are lost only where they are', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    storage.removeItem('keiko.member');
    restoreIdentity(storage, hanako);
    expect(areSettingsLost(storage)).toBe(false);
    const cleared = mapStorage();
    restoreIdentity(cleared, hanako);
    expect([areSettingsLost(cleared), readIdentity(cleared)]).toEqual([true, hanako]);
  });
});

describe('removals', () => {
  test('name who has signed out until their data is gone, or they are back', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    signOutMember(storage, hanako.dataId);
    addRemoval(storage, guest.dataId);
    expect(readRemovals(storage)).toEqual([hanako.dataId, guest.dataId]);
    writeIdentity(storage, hanako);
    expect(readRemovals(storage)).toEqual([guest.dataId]);
    endRemovals(storage, [guest.dataId]);
    expect(readRemovals(storage)).toEqual([]);
  });
});

describe('member storage', () => {
  test('writes while the member is signed in, and not from a tab that missed the logout', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    memberStorage(storage, hanako.dataId).setItem('keiko.thing', 'theirs');
    expect(storage.getItem('keiko.thing')).toBe('theirs');

    storage.clear();
    memberStorage(storage, hanako.dataId).setItem('keiko.thing', 'theirs');
    expect(storage.length).toBe(0);

    writeIdentity(storage, guest);
    memberStorage(storage, hanako.dataId).setItem('keiko.thing', 'theirs');
    expect(storage.getItem('keiko.thing')).toBeNull();
  });

  test('ignores a full storage', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const own = memberStorage({ ...storage, setItem: full }, hanako.dataId);
    expect(() => own.setItem('keiko.thing', 'theirs')).not.toThrow();
  });
});
