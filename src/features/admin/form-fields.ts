import { isBlank, storedText } from '../../../sync/model/text/stored-text.ts';
import type { Problems } from '../../ui/forms/use-form.ts';

/** Result of validating a form: the row to write, or null and the problems. */
export interface CheckedForm<Row, Field extends string> {
  readonly row: Row | null;
  readonly problems: Problems<Field>;
}

interface TextRule {
  readonly label: string;
  /** Maximum number of code points. */
  readonly limit: number;
}

/** The problem of a required text as it is stored. */
export function textProblem(text: string, { label, limit }: TextRule): string | undefined {
  if (isBlank(text)) return `${label}を入力してください`;
  return [...storedText(text)].length > limit ? `${label}は${limit}文字以内で入力してください` : undefined;
}
