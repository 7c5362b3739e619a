import { useMemo } from 'react';
import { useTrainingHistory } from './training-history.ts';

/** The training_type of a finished topic. */
export const BASIC_AWARENESS = 'basic-awareness';

export const TOPIC_COUNT = 11;

/** The titles of the basic awareness topics that the member has finished. */
export function useTopicsDone(): ReadonlySet<string> {
  const history = useTrainingHistory();
  return useMemo(() => {
    const sessions = history.entries.filter((entry) => entry.trainingType === BASIC_AWARENESS && entry.isFinished);
    return new Set(sessions.map(({ title }) => title));
  }, [history]);
}
