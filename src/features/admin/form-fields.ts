/** Validation errors of a field in the admin's forms. */
export type FieldProblem = 'empty' | 'too_long' | 'invalid' | 'past' | 'too_far';

/** Result of validating a form: the row to write, or the problem of each field (null: valid). */
export type CheckedForm<Row, Field extends string> =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly problems: FieldProblems<Field> };

export type FieldProblems<Field extends string> = Readonly<Record<Field, FieldProblem | null>>;

/** Text that PostgreSQL can store: no NUL, no lone surrogates. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u;

/** Validates a required text of at most `maxLength` code points, after trimming. Null when valid. */
export function validateText(text: string, maxLength: number): FieldProblem | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  if (!STORABLE.test(trimmed)) return 'invalid';
  return [...trimmed].length > maxLength ? 'too_long' : null;
}

/** Whether any field is invalid. */
export function hasProblem(problems: FieldProblems<string>): boolean {
  return Object.values(problems).some((problem) => problem !== null);
}
