import { useCallback, useState } from 'react';
import { dayAt, hourAt } from '../../../sync/model/day/day.ts';
import { createDeck } from '../../../sync/model/practice/deck.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { readMaterial } from '../../data/training/material.ts';
import { readLevel } from '../../data/training/practice-levels.ts';
import { readPracticeMemory } from '../../data/training/practice-memory.ts';
import { readTrainingHistory } from '../../data/training/training-history.ts';
import { storeVisits } from '../../data/training/visit-log.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { itemOfSession } from '../item-of-session.ts';
import type { Practice } from '../practice.ts';

/** The screen of a drill, its added items, and the deck of this visit, with a retry. */
export function useOpenedDrill(practice: Practice) {
  const member = useMember();
  const [seed] = useState(randomSeed);
  const open = useCallback(async () => {
    // A visit that was killed counts for this one; if it cannot be stored now, its notes stay.
    await storeVisits(member).catch(() => {});
    const prefix = `${practice.id}-`;
    const [{ Screen }, material, memory, { entries }, levels] = await Promise.all([
      practice.load(),
      readMaterial(member, practice.id),
      readPracticeMemory(member, prefix, itemOfSession),
      readTrainingHistory(member),
      readLevel(member, practice.trainingType),
    ]);
    const sessions = entries.filter(({ trainingType }) => trainingType === practice.trainingType).length;
    const now = member.clock.now();
    return {
      Screen,
      material,
      deck: createDeck({ memory, sessions, ...levels, day: dayAt(now), hour: hourAt(now), seed }),
    };
  }, [practice, member, seed]);
  return useLoaded(open);
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
