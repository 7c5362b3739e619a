import { isOpen } from '../../sync/model/lessons/lessons.ts';
import { useOpenedKeys } from '../data/member/published-content.ts';
import type { Practice } from './practice.ts';
import { practices } from './registry.ts';

export function useOpenPractices(): readonly Practice[] {
  const opened = useOpenedKeys();
  return practices.filter((practice) => isOpen(practice, opened));
}
