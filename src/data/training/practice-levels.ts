import { useMemo } from 'react';
import {
  foldLevel,
  hasLevels,
  type LevelState,
  leveledDrills,
  levelNames,
  levelToPlay,
  type PracticeLevel,
} from '../../../sync/model/practice/level.ts';
import { useMember } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { addEntry, readMemberSetting, useMemberSetting } from '../member/member-settings.ts';
import { readPracticeVisits, type StoredVisit, usePracticeVisits } from './practice-memory.ts';
import { readTrainingHistory, type TrainingHistory, useTrainingHistory } from './training-history.ts';

/** The setting counts the taps on the level below, by training_type. */
const SETTING = 'levels';

/** The level at which a visit to a drill begins, and the highest that is open. */
export async function readLevel(member: MemberData, trainingType: string) {
  if (!hasLevels(trainingType)) return {};
  const [visits, history, taps] = await Promise.all([
    readPracticeVisits(member),
    readTrainingHistory(member),
    readMemberSetting(member, SETTING),
  ]);
  const { open } = levelOf(trainingType, visits, history);
  return { level: levelToPlay(open, taps[trainingType] ?? 0), openLevel: open };
}

/** A drill's levels, what the next visit is played at, and the tap that changes it, live; null for a drill without levels. */
export function useDrillLevel(trainingType: string) {
  const member = useMember();
  const [visits, history] = [usePracticeVisits(), useTrainingHistory()];
  const taps = useMemberSetting(SETTING);
  const state = useMemo(() => levelOf(trainingType, visits, history), [visits, history, trainingType]);
  if (!hasLevels(trainingType)) return null;
  const count = taps[trainingType] ?? 0;
  return {
    ...state,
    next: levelToPlay(state.open, count),
    isLowered: count % 2 === 1,
    toggle: () => addEntry(member, SETTING, trainingType, count + 1),
  };
}

/** The names of the member's levels, by training_type, of the drills where a visit has counted. */
export function useLevelNames(): ReadonlyMap<string, string> {
  const [visits, history] = [usePracticeVisits(), useTrainingHistory()];
  const taps = useMemberSetting(SETTING);
  return useMemo(() => {
    const states = leveledDrills.map((type) => [type, levelOf(type, visits, history)] as const);
    const name = (type: string, { open }: LevelState) => levelNames[levelToPlay(open, taps[type] ?? 0) - 1] ?? '';
    return new Map(states.flatMap(([type, state]) => (state.hasBegun ? [[type, name(type, state)]] : [])));
  }, [visits, history, taps]);
}

/** The highest open level of each drill with levels. */
export function openLevels(visits: readonly StoredVisit[], history: TrainingHistory): readonly PracticeLevel[] {
  return leveledDrills.map((type) => levelOf(type, visits, history).open);
}

function levelOf(type: string, visits: readonly StoredVisit[], { entries }: TrainingHistory): LevelState {
  const visitsOfType = visits.filter((visit) => visit.training_type === type);
  const practised = entries.filter((entry) => entry.trainingType === type && entry.practised);
  return foldLevel(visitsOfType, type, practised.length);
}
