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
  readonly invalid?: string;
}

/** Text that PostgreSQL can store: no NUL, no lone surrogates. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u;

/** The problem of a required text, after trimming. */
export function textProblem(text: string, { label, limit, invalid }: TextRule): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return `${label}を入力してください`;
  if (!STORABLE.test(trimmed)) return invalid ?? `${label}に使えない文字が入っています`;
  return [...trimmed].length > limit ? `${label}は${limit}文字以内で入力してください` : undefined;
}
