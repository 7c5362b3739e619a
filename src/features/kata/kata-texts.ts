import type { KataHiding, SharingStop } from '../../../sync/model/kata/reports.ts';
import { reasonNames } from '../../data/kata/kata-reports.ts';

/** Why a kata of the member's own is hidden from others, and what they can do. */
export function hidingText({ corrected, by_text, ...why }: KataHiding): string {
  const what = by_text
    ? '管理者が前に「みんなの型」から外した型と同じ文なので、共有されません。'
    : '管理者が「みんなの型」から外しました。';
  const next = corrected ? '直した内容を、管理者が確かめます。' : '内容を直すと、管理者がもう一度確かめます。';
  return `${what}${decisionReason(why)}${next}`;
}

/** Why the admin decided about a member's kata, with the line to them. */
export function decisionReason({ reason, note }: SharingStop): string {
  return `理由：${reasonNames[reason]}${note === null ? '' : `（${note}）`}。`;
}

/** Maximum length of a title taken from the zou, in graphemes. */
const MAX_LENGTH = 24;

/** One-line title of a kata: its name, or the beginning of its zou. */
export function kataTitle({ name, zou }: { readonly name: string | null; readonly zou: string }): string {
  const title = (name ?? zou).replaceAll(/\s+/g, ' ').trim();
  const characters = [...new Intl.Segmenter('ja').segment(title)];
  if (characters.length <= MAX_LENGTH) return title;
  const begin = characters.slice(0, MAX_LENGTH).map(({ segment }) => segment);
  return `${begin.join('')}…`;
}

/** How long a message about kata is shown, in milliseconds. */
export const MESSAGE_MS = 3000;
