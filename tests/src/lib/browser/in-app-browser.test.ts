import { describe, expect, test } from 'vitest';
import { addressOutsideLine, inAppBrowserOf } from '../../../../src/lib/browser/in-app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const at = (userAgent: string, isStandalone = false) => {
  const isPhone = /iPhone|Android/.test(userAgent);
  const platform = userAgent.includes('iPhone') ? 'iPhone' : isPhone ? 'Linux armv81' : 'MacIntel';
  return inAppBrowserOf({ userAgent, platform, maxTouchPoints: isPhone ? 5 : 0 }, isStandalone);
};

describe('an in-app browser', () => {
  test.each([
    [`${IPHONE} Mobile/15E148 Safari Line/14.1.0`, 'LINE', 'Safari'],
    [`${IPHONE} Mobile/15E148 Instagram 340.0.0`, 'Instagram', 'Safari'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`, 'Facebook', 'Safari'],
    [`${IPHONE} Mobile/15E148`, null, 'Safari'],
    [`${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Line/14.1.0/IAB`, 'LINE', 'Chrome'],
    [`${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`, null, 'Chrome'],
  ])('is recognized from %s', (userAgent, app, realBrowser) => {
    expect(at(userAgent)).toEqual({ app, realBrowser });
  });

  test.each([
    ['Safari', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ],
    [
      'a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    ],
  ])('is not %s', (_name, userAgent) => {
    expect(at(userAgent)).toBeNull();
  });

  test('is not an app on the home screen, which is no Safari by its user agent either', () => {
    expect(at(`${IPHONE} Mobile/15E148`, true)).toBeNull();
  });

  test('of LINE opens an address outside when it says so', () => {
    expect(addressOutsideLine('https://keiko.example/register?a=1')).toBe(
      'https://keiko.example/register?a=1&openExternalBrowser=1',
    );
  });
});
