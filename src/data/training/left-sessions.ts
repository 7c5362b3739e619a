import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { TrainingSession } from '../../../sync/model/practice/training-sessions.collection.ts';
import { useMember } from '../member/member-context.tsx';

interface LeftSession {
  /** Whose it is: another member may open their data in the same tab. */
  readonly dataId: string;
  readonly session: TrainingSession;
}

/** The sessions of practices that were just left, by id: counted at once, and not stored yet. */
export const leftSessionsAtom = atom<ReadonlyMap<string, LeftSession>>(new Map());

/** Those of the open data; see leftSessionsAtom. */
export function useLeftSessions(): ReadonlyMap<string, TrainingSession> {
  const { dataId } = useMember();
  const left = useAtomValue(leftSessionsAtom);
  return useMemo(() => {
    const own = [...left].filter(([, each]) => each.dataId === dataId);
    return new Map(own.map(([id, { session }]) => [id, session]));
  }, [left, dataId]);
}
