import { useMemo } from 'react';
import type { OpenedKeys } from '../../../sync/model/lessons/lessons.ts';
import { parseOpenedKeys } from '../../../sync/model/published/opened-keys.contract.ts';
import { usePublishedContent } from './published-content.ts';

/** What the admin has opened, also offline once it has arrived. */
export function useOpenedKeys(): OpenedKeys {
  const notices = usePublishedContent('notices');
  return useMemo(() => parseOpenedKeys(notices), [notices]);
}
