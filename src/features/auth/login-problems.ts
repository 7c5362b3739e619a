import { isBlank } from '../../../sync/model/text/stored-text.ts';
import type { Problems } from '../../ui/forms/use-form.ts';

export function loginProblems(input: {
  readonly login: string;
  readonly password: string;
}): Problems<keyof typeof input> {
  return missingProblems(input, 'ユーザー名とパスワードを入力してください');
}

/** A short message for each blank field, and `summary` for the form if there is one. */
export function missingProblems(input: object, summary: string): Readonly<Record<string, string>> {
  const blank = Object.entries<string>({ ...input }).filter(([, value]) => isBlank(value));
  return blank.length === 0
    ? {}
    : { form: summary, ...Object.fromEntries(blank.map(([field]) => [field, '未入力です'])) };
}
