import { describe, expect, test } from 'vitest';
import { type Device, deviceOf, iosVersionOf } from '../../../../src/lib/browser/device.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC_SAFARI = `${MAC} ${SAFARI} Version/18.6 Safari/605.1.15`;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';

describe('device detection', () => {
  test.each<[string, string, string, number, Device['kind'], boolean]>([
    ['iPhone', `${IPHONE} ${SAFARI} Version/26.0 Mobile/15E148 Safari/604.1`, 'iPhone', 5, 'iphone', true],
    ['iPhone in Chrome', `${IPHONE} ${SAFARI} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'iPhone', 5, 'iphone', true],
    [
      'iPad that reports itself',
      `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${SAFARI} Safari/604.1`,
      'iPad',
      5,
      'ipad',
      true,
    ],
    ['iPad that reports itself as a Mac', MAC_SAFARI, 'MacIntel', 5, 'ipad', true],
    ['Mac in Safari', MAC_SAFARI, 'MacIntel', 0, 'mac-safari', true],
    [
      'Mac in a Safari without Add to Dock',
      `${MAC} ${SAFARI} Version/16.6 Safari/605.1.15`,
      'MacIntel',
      0,
      'mac-safari',
      false,
    ],
    ['Mac in Chrome', `${MAC} ${CHROME} Safari/537.36`, 'MacIntel', 0, 'desktop', false],
    [
      'Mac in Firefox',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'MacIntel',
      0,
      'desktop',
      false,
    ],
    [
      'Android in Chrome',
      `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
      'Linux armv81',
      5,
      'android',
      false,
    ],
    [
      'Android in Firefox',
      'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
      'Linux aarch64',
      5,
      'android',
      true,
    ],
    [
      'Android in a web view',
      `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${SAFARI} Version/4.0 Chrome/142.0 Mobile Safari/537.36`,
      'Linux armv81',
      5,
      'android',
      false,
    ],
    ['Windows in Edge', `${WINDOWS} ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Win32', 0, 'edge', false],
    ['Windows with a touch screen', `${WINDOWS} ${CHROME} Safari/537.36`, 'Win32', 10, 'desktop', false],
    ['nothing known', '', '', 0, 'desktop', false],
  ])('%s', (_name, userAgent, platform, maxTouchPoints, kind, installsManually) => {
    expect(deviceOf({ userAgent, platform, maxTouchPoints })).toEqual({ kind, installsManually });
  });
});

describe('the version of iOS', () => {
  test.each([
    [`${IPHONE} ${SAFARI} Mobile/15E148`, 18.6],
    [`Mozilla/5.0 (iPad; CPU OS 16_4_1 like Mac OS X) ${SAFARI} Mobile/15E148`, 16.4],
    [MAC_SAFARI, null],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, null],
  ])('is read from %s', (userAgent, version) => {
    expect(iosVersionOf(userAgent)).toBe(version);
  });
});
