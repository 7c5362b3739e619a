import { describe, expect, test } from 'vitest';
import { keepForMember, readIdentity, writeIdentity } from '../../../src/data/identity.ts';
import { mapStorage } from './map-storage.ts';

const hanako = { memberId: '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d', email: 'hanako@keiko.example' } as const;

describe('identity', () => {
  test('gives back the member that was written', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    expect(readIdentity(storage)).toEqual(hanako);
  });

  test('knows a member without an address', () => {
    const storage = mapStorage();
    writeIdentity(storage, { ...hanako, email: null });
    expect(readIdentity(storage)).toEqual({ ...hanako, email: null });
  });

  test('is nobody after it has been forgotten', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    writeIdentity(storage, null);
    expect(readIdentity(storage)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test.each([
    ['no text of ours', 'hanako'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['without an id', '{"email":null}'],
    ['with an id that is no id', '{"memberId":"../../other","email":null}'],
    ['with an address that is no text', JSON.stringify({ ...hanako, email: 7 })],
  ])('is nobody when the record is %s', (_what, record) => {
    expect(readIdentity(mapStorage({ 'keiko.member': record }))).toBeNull();
  });

  test('is nobody on a new device', () => {
    expect(readIdentity(mapStorage())).toBeNull();
  });
});

describe('what is kept for a member', () => {
  const kept = { key: 'keiko.thing', value: 'theirs' };

  test('is kept as long as the device is theirs, and not by a tab that has not heard of the logout yet', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    keepForMember(storage, hanako.memberId, kept);
    expect(storage.getItem('keiko.thing')).toBe('theirs');

    storage.clear();
    keepForMember(storage, hanako.memberId, kept);
    expect(storage.length).toBe(0);

    writeIdentity(storage, { memberId: '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4e', email: null });
    keepForMember(storage, hanako.memberId, kept);
    expect(storage.getItem('keiko.thing')).toBeNull();
  });

  test('is not kept where there is no space, and nothing else comes of that', () => {
    const storage = mapStorage();
    writeIdentity(storage, hanako);
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    expect(() => keepForMember({ ...storage, setItem: full }, hanako.memberId, kept)).not.toThrow();
  });
});
