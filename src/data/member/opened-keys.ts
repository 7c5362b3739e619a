import { useMemo } from 'react';
import { parseOpenedKeys } from '../../../supabase/contracts/opened-keys.ts';
import type { OpenedKeys } from '../../../sync/model/lessons/lessons.ts';
import { usePublishedContent } from './published-content.ts';

/** What the admin has opened, also offline once it has arrived; undefined while loading. */
export function useOpenedKeys(): OpenedKeys | undefined {
  const notices = usePublishedContent('notices');
  return useMemo(() => (notices === undefined ? undefined : parseOpenedKeys(notices)), [notices]);
}
