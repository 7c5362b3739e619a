import { useEffect, useEffectEvent } from 'react';
import type { PracticeResult, PracticeScreenProps } from '../practice.ts';
import { type SessionRecord, useSessionRecord } from './use-session-record.ts';

/** Records the session as soon as the drill has ended; `resultOf` is called then. */
export function useRecordedEnd(
  onFinish: PracticeScreenProps['onFinish'],
  hasEnded: boolean,
  resultOf: () => PracticeResult,
): SessionRecord {
  const record = useSessionRecord(onFinish);
  const store = useEffectEvent(() => record.store(resultOf()));
  useEffect(() => {
    if (hasEnded) void store();
  }, [hasEnded]);
  return record;
}
