import { atom, useAtomValue } from 'jotai';
import type { TrainingSession } from '../../../sync/model/practice/training-sessions.collection.ts';

type LeftSessions = ReadonlyMap<string, TrainingSession>;

/** The sessions of practices that were just left, by id: counted at once, and not stored yet. */
export const leftSessionsAtom = atom<LeftSessions>(new Map());

/** See leftSessionsAtom. */
export function useLeftSessions(): LeftSessions {
  return useAtomValue(leftSessionsAtom);
}
