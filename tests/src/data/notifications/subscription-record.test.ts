import { describe, expect, test } from 'vitest';
import {
  readSubscriptionRecord,
  type SubscriptionRecord,
  writeSubscriptionRecord,
} from '../../../../src/data/notifications/subscription-record.ts';
import { mapStorage } from '../map-storage.ts';

const record: SubscriptionRecord = {
  memberId: 'a',
  serverKey: 'k',
  endpoint: 'https://push.example/1',
  p256dh: 'p',
  auth: 's',
};

describe('push record', () => {
  test('is readable only for its member and can be removed', () => {
    const storage = mapStorage();
    writeSubscriptionRecord(storage, record);
    expect(readSubscriptionRecord(storage, 'a')).toEqual(record);
    expect(readSubscriptionRecord(storage, 'b')).toBe(null);
    writeSubscriptionRecord(storage, null);
    expect(readSubscriptionRecord(storage, 'a')).toBe(null);
  });

  test.each(['', '{', '[]', '{"memberId":"a"}'])('is null for the stored value "%s"', (stored) => {
    expect(readSubscriptionRecord(mapStorage({ 'keiko.push': stored }), 'a')).toBe(null);
  });
});
