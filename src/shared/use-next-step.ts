import { useNavigate } from 'react-router-dom';
import { useDailyTrainingDone } from '../data/training/daily-training.ts';
import { paths } from '../paths.ts';
import type { EndStep } from './practice-end.tsx';

/** What a finished practice suggests: today's training, and once that is done, what the screen itself suggests. */
export function useNextStep(otherwise: EndStep): EndStep {
  const navigate = useNavigate();
  const isDone = useDailyTrainingDone();
  return isDone ? otherwise : { label: '今日の稽古へ', go: () => void navigate(paths.today, { replace: true }) };
}
