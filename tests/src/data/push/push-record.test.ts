import { describe, expect, test } from 'vitest';
import { type PushRecord, readPushRecord, writePushRecord } from '../../../../src/data/push/push-record.ts';
import { mapStorage } from '../map-storage.ts';

const record: PushRecord = {
  memberId: 'a',
  serverKey: 'k',
  endpoint: 'https://push.example/1',
  p256dh: 'p',
  auth: 's',
  savedAt: 1,
};

describe('push record', () => {
  test('is readable only for its member and can be removed', () => {
    const storage = mapStorage();
    writePushRecord(storage, record);
    expect(readPushRecord(storage, 'a')).toEqual(record);
    expect(readPushRecord(storage, 'b')).toBe(null);
    writePushRecord(storage, null);
    expect(readPushRecord(storage, 'a')).toBe(null);
  });

  test.each(['', '{', '[]', '{"memberId":"a"}'])('is null for the stored value "%s"', (stored) => {
    expect(readPushRecord(mapStorage({ 'keiko.push': stored }), 'a')).toBe(null);
  });
});
