import { useMemo } from 'react';
import type { Aim, Why } from '../training/recommended-drills.ts';
import type { MemberData } from './member-data.ts';
import { addEntries, useMemberSetting } from './member-settings.ts';

/** The answers to the question of the first day, which choose the first suggested drills. */
export const whys = ['calm', 'focus', 'words', 'pictures'] as const satisfies readonly Why[];
export const aimMinutes = [5, 10, 15] as const;

/** An entry of its own, so that the question is not asked again after no answer; it counts the answers, the last one holds. */
const ASKED = 'asked';

export const noAim: Aim = { why: null, minutes: null };

/** The member's aim; null if it was not asked for. */
export function useAim(): Aim | null {
  const entries = useMemberSetting('aim');
  return useMemo(() => readAim(entries), [entries]);
}

export function readAim(entries: Readonly<Record<string, number>>): Aim | null {
  const last = entries[ASKED];
  if (last === undefined) return null;
  return {
    why: whys.find((why) => entries[`why-${why}`] === last) ?? null,
    minutes: aimMinutes.find((minutes) => entries[`minutes-${minutes}`] === last) ?? null,
  };
}

/** Stores what was answered, which replaces the answer before. Rejects when the local write fails. */
export async function saveAim(member: Pick<MemberData, 'write'>, { why, minutes }: Aim): Promise<void> {
  const names = [ASKED, ...(why === null ? [] : [`why-${why}`]), ...(minutes === null ? [] : [`minutes-${minutes}`])];
  await addEntries(member, 'aim', (entries) => {
    const next = (entries[ASKED] ?? 0) + 1;
    return Object.fromEntries(names.map((name) => [name, next]));
  });
}
