import { describe, expect, test } from 'vitest';
import { notificationObstacle } from '../../../../src/lib/notifications/notification-device.ts';

const IPHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6)', platform: 'iPhone', maxTouchPoints: 5 };
const IPAD = { userAgent: 'Mozilla/5.0 (Macintosh)', platform: 'MacIntel', maxTouchPoints: 5 };
const DESKTOP = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', platform: 'Linux', maxTouchPoints: 0 };

const able = { device: DESKTOP, isSecure: true, isStandalone: false, hasApis: true };

describe('push obstacle', () => {
  test.each<[string, Partial<typeof able>, string | null]>([
    ['nothing with all APIs', {}, null],
    ['nothing on an iPhone in a home screen app', { device: IPHONE, isStandalone: true }, null],
    [
      'a page without HTTPS, with priority over the others',
      { isSecure: false, hasApis: false, device: IPHONE },
      'insecure',
    ],
    ['missing APIs', { hasApis: false }, 'unsupported'],
    ['an iPhone in a tab', { device: IPHONE, hasApis: false }, 'not-installed'],
    ['an iPad in a tab', { device: IPAD, hasApis: false }, 'not-installed'],
    ['an iPhone too old for push', { device: IPHONE, isStandalone: true, hasApis: false }, 'unsupported'],
  ])('is %s', (_name, part, obstacle) => {
    expect(notificationObstacle(part.device ?? able.device, { ...able, ...part })).toBe(obstacle);
  });
});
