import { isOpen, nothingOpened } from '../../sync/model/lessons/lessons.ts';
import { useOpenedKeys } from '../data/member/opened-keys.ts';
import type { Practice } from './practice.ts';
import { practices } from './registry.ts';

/** The drills that can be entered. While it is unknown what the admin has opened, those that are always open. */
export function useOpenPractices(): readonly Practice[] {
  const opened = useOpenedKeys() ?? nothingOpened;
  return practices.filter((practice) => isOpen(practice, opened));
}
