import type { KataHiding } from '../../../sync/rules/kata-reports.ts';
import { reasonNames } from '../../data/kata/reason-names.ts';

/** Why a kata of the member's own is hidden from others, and what they can do. */
export function hidingText({ reason, note, corrected }: KataHiding): string {
  const why = `理由：${reasonNames[reason]}${note === null ? '' : `（${note}）`}。`;
  const next = corrected ? '直した内容を、管理者が確かめます。' : '内容を直すと、管理者がもう一度確かめます。';
  return `管理者が「みんなの型」から外しました。${why}${next}`;
}
