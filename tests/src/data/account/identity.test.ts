import { describe, expect, test } from 'vitest';
import { hasHadMember, memberStorage, readIdentity, writeIdentity } from '../../../../src/data/account/identity.ts';
import { mapStorage } from '../map-storage.ts';

const hanako = { memberId: '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d', email: 'hanako@keiko.example' } as const;

describe('identity', () => {
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
    writeIdentity(storage, null);
    expect(readIdentity(storage)).toBeNull();
    expect(hasHadMember(storage)).toBe(true);
  });

  test.each([
    ['not JSON', 'hanako'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['without an id', '{"email":null}'],
    ['with an invalid id', '{"memberId":"../../other","email":null}'],
    ['with an address that is not a string', JSON.stringify({ ...hanako, email: 7 })],
  ])('is null when the record is %s', (_what, record) => {
    expect(readIdentity(mapStorage({ 'keiko.member': record }))).toBeNull();
  });

  test('is null on a new device', () => {
    expect(readIdentity(mapStorage())).toBeNull();
  });
});

describe('member storage', () => {
  test('writes while the member is signed in, and not from a tab that missed the logout', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    memberStorage(storage, hanako.memberId).setItem('keiko.thing', 'theirs');
    expect(storage.getItem('keiko.thing')).toBe('theirs');

    storage.clear();
    memberStorage(storage, hanako.memberId).setItem('keiko.thing', 'theirs');
    expect(storage.length).toBe(0);

    writeIdentity(storage, { memberId: '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4e', email: null });
    memberStorage(storage, hanako.memberId).setItem('keiko.thing', 'theirs');
    expect(storage.getItem('keiko.thing')).toBeNull();
  });

  test('ignores a full storage', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const own = memberStorage({ ...storage, setItem: full }, hanako.memberId);
    expect(() => own.setItem('keiko.thing', 'theirs')).not.toThrow();
  });
});
