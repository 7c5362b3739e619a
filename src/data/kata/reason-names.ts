import type { ReportReason } from '../../../sync/model/kata/reports.ts';

/** The reasons as members and the admin read them. */
export const reasonNames: Readonly<Record<ReportReason, string>> = {
  personal: '個人が特定できることが書かれている',
  hurtful: '人を傷つける、差別する',
  advertising: '広告や勧誘',
  indecent: 'わいせつな内容',
  rights: '著作権など、人の権利を害する',
  other: 'そのほか',
};

/** The name of a reason; one of a newer server reads as そのほか. */
export function reasonName(reason: string): string {
  return Object.entries(reasonNames).find(([id]) => id === reason)?.[1] ?? reasonNames.other;
}
