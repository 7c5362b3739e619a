import { type ReportReason, readReportNote, reportReasons } from '../../sync/model/kata/reports.ts';
import { limits } from '../../sync/model/limits.ts';
import { reasonNames } from '../data/kata/kata-reports.ts';
import type { Problems } from '../ui/forms/use-form.ts';

/** The values of a form that asks why a kata is reported or hidden, and for a line beside it. */
export interface ReasonTexts {
  readonly reason: ReportReason | '';
  readonly note: string;
}

export const reasonOptions = [
  { value: '', label: '選んでください', disabled: true },
  ...reportReasons.map((value) => ({ value, label: reasonNames[value] })),
] as const;

/** The problems of the values; `label` is what the form calls the line. */
export function reasonProblems({ reason, note }: ReasonTexts, label: string): Problems<keyof ReasonTexts> {
  const isTooLong = [...(readReportNote(note) ?? '')].length > limits.report_note_max;
  return {
    reason: reason === '' ? '理由を選んでください' : undefined,
    note: isTooLong ? `${label}は${limits.report_note_max}文字以内で入力してください` : undefined,
  };
}
