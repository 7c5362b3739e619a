import type { FieldProblem } from './form-fields.ts';

/** Label and validation texts of an admin form field. */
export interface FieldTexts {
  readonly label: string;
  /** Message for an empty field; set where it is a choice instead of typed text. */
  readonly empty?: string;
  /** Maximum number of code points. */
  readonly limit?: number;
  /** Message for a value in the wrong format. */
  readonly invalid?: string;
}

/** The error message of a field with advice; undefined if it is valid. */
export function problemText(
  problem: FieldProblem | null | undefined,
  { label, empty, limit, invalid }: FieldTexts,
): string | undefined {
  switch (problem) {
    case null:
    case undefined:
      return undefined;
    case 'empty':
      return empty ?? `${label}を入力してください`;
    case 'too_long':
      return `${label}は${limit}文字以内で入力してください`;
    case 'invalid':
      return invalid ?? `${label}に使えない文字が入っています`;
    case 'past':
      return '過去の日時には送信できません。これからの日時を選んでください';
    case 'too_far':
      return '送信日時は1年以内で選んでください';
  }
}
