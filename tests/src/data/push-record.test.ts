import { describe, expect, test } from 'vitest';
import { type PushRecord, readPushRecord, writePushRecord } from '../../../src/data/push-record.ts';
import { mapStorage } from './map-storage.ts';

const record: PushRecord = {
  memberId: 'a',
  serverKey: 'k',
  endpoint: 'https://push.example/1',
  p256dh: 'p',
  auth: 's',
  savedAt: 1,
};

describe('the record of this device', () => {
  test("is its member's alone, and can be taken away", () => {
    const storage = mapStorage();
    writePushRecord(storage, record);
    expect(readPushRecord(storage, 'a')).toEqual(record);
    expect(readPushRecord(storage, 'b')).toBe(null);
    writePushRecord(storage, null);
    expect(readPushRecord(storage, 'a')).toBe(null);
  });

  test.each(['', '{', '[]', '{"memberId":"a"}'])('is none where the storage holds "%s"', (held) => {
    expect(readPushRecord(mapStorage({ 'keiko.push': held }), 'a')).toBe(null);
  });
});
