import { useMemo } from 'react';
import type { OpenedKeys } from '../../../sync/model/lessons/lessons.ts';
import { parseOpenedKeys } from '../../../sync/model/published/opened-keys.contract.ts';
import { usePublishedContent } from './published-content.ts';

/** What the admin has opened, also offline once it has arrived; undefined while loading. */
export function useOpenedKeys(): OpenedKeys | undefined {
  const notices = usePublishedContent('notices');
  return useMemo(() => (notices === undefined ? undefined : parseOpenedKeys(notices)), [notices]);
}
