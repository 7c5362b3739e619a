import type { PractisedDay } from '../../sync/model/practice/practised-day.ts';
import type { NoteOfThen } from '../data/notebook/returning-notes.ts';
import { sumOfDay } from '../lib/date-format.ts';

/** What the end of a practice knows of the day, once its session is stored. */
export interface EndFacts {
  readonly day: PractisedDay;
  /** All practised days, today among them. */
  readonly practisedDays: number;
  /** Whether the member has come back after a break within a week. */
  readonly isNewlyBack: boolean;
  /** False where the member hides the numbers of the streak. */
  readonly showsNumbers: boolean;
  /** Whether the drill says that a level has opened or changed. */
  readonly hasLevel: boolean;
  /** Days since the miss of a word that this visit has shown as learnt; null for none. */
  readonly daysOfLearntWord: number | null;
  /** Whether an item of this practice is asked when the app is opened next. */
  readonly keepsItem: boolean;
  readonly note: NoteOfThen | null;
  /** What the teacher says of what happened; null for nothing. */
  readonly remark: string | null;
}

export type EndLine =
  | { readonly kind: 'learnt' | 'kept' | 'remark'; readonly text: string }
  | { readonly kind: 'seal'; readonly seal: string; readonly text: string }
  | { readonly kind: 'note'; readonly note: NoteOfThen }
  /** The title of tomorrow's training. */
  | { readonly kind: 'tomorrow' };

/** Besides the line of the day. */
const MAX_LINES = 2;

/** The practised days on which a seal is pressed in, and what it says; the second text is for who hides the numbers. */
const seals: Readonly<Record<number, readonly [text: string, hidden: string]>> = {
  1: ['はじめの一日に、印をひとつ。', 'はじめの印です。'],
  3: ['稽古をした日が、三日になりました。', '印がまたひとつ。'],
  7: ['稽古をした日が、七日になりました。', '印がまたひとつ。'],
  14: ['稽古をした日が、十四日になりました。', '印がまたひとつ。'],
  30: ['稽古をした日が、三十日になりました。', '印がまたひとつ。'],
};

const weeks = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/**
 * The line of the day at the end of a practice, and what follows it. Only the first visit of a day brings more than that, but a
 * word that was learnt is named by the visit that has shown it, and a remark is made of the one in which it happened. Where
 * nothing else is said, tomorrow's training is named.
 */
export function endLines(facts: EndFacts): { readonly today: string | null; readonly lines: readonly EndLine[] } {
  const { day, practisedDays, isNewlyBack, showsNumbers, hasLevel, daysOfLearntWord, keepsItem, note, remark } = facts;
  const today = showsNumbers && day.visits > 0 ? sumOfDay(day) : null;
  const isFirst = day.visits === 1;
  const sealed = isFirst ? seals[practisedDays] : undefined;
  const lines: readonly (EndLine | null)[] = [
    sealed === undefined
      ? null
      : { kind: 'seal', seal: showsNumbers ? String(practisedDays) : '印', text: sealed[showsNumbers ? 0 : 1] },
    daysOfLearntWord === null ? null : { kind: 'learnt', text: learntText(daysOfLearntWord) },
    keepsItem ? { kind: 'kept', text: 'ひとつ、お預かりしました。次にひらいた日に、おたずねします。' } : null,
    note === null || isNewlyBack || !isFirst ? null : { kind: 'note', note },
    remark === null ? null : { kind: 'remark', text: remark },
  ];
  const shown = lines.filter((line) => line !== null).slice(0, MAX_LINES - (hasLevel ? 1 : 0));
  return { today, lines: shown.length === 0 && day.isDone && !hasLevel ? [{ kind: 'tomorrow' }] : shown };
}

function learntText(days: number): string {
  const week = weeks[Math.floor(days / 7) - 1];
  return `${week === undefined ? '以前は' : `${week}週間前に`}読めなかった語を、今日は読めました。`;
}
