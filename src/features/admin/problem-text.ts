import type { FieldProblem } from '../../../sync/rules/form-fields.ts';

/** How a field of the admin's forms is called, and what its rules say. */
export interface FieldWords {
  readonly label: string;
  /** Says how to fill an empty one; dates are chosen, texts are typed. */
  readonly empty?: string;
  /** The most code points. */
  readonly limit?: number;
  /** What a value must look like. */
  readonly invalid?: string;
}

/** What is wrong with a field and how to mend it; undefined when nothing is. */
export function problemText(
  problem: FieldProblem | null | undefined,
  { label, empty, limit, invalid }: FieldWords,
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
