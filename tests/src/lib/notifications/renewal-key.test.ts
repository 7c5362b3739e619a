import { describe, expect, test } from 'vitest';
import { bytesOfBase64url } from '../../../../src/lib/notifications/base64url.ts';
import { renewalKey } from '../../../../src/lib/notifications/renewal-key.ts';

const old = { options: { applicationServerKey: bytesOfBase64url('b2xk').buffer } };

describe('the server key of a renewed subscription', () => {
  test('is the one of the build, even if the old subscription has another', () => {
    expect(renewalKey('bmV3', old)).toEqual(bytesOfBase64url('bmV3'));
    expect(renewalKey('bmV3', null)).toEqual(bytesOfBase64url('bmV3'));
  });

  test('is the old one if the build has none', () => {
    expect(renewalKey('', old)).toBe(old.options.applicationServerKey);
  });

  test('is null if neither has one', () => {
    expect(renewalKey('', null)).toBeNull();
    expect(renewalKey('', { options: { applicationServerKey: null } })).toBeNull();
  });
});
