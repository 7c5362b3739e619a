/** What may be wrong with a field of one of the admin's forms. */
export type FieldProblem = 'empty' | 'too_long' | 'invalid' | 'past' | 'too_far';

/** The outcome of checking a form: the row to write, or what is wrong with each field (null: nothing). */
export type CheckedForm<Row, Field extends string> =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly problems: FieldProblems<Field> };

export type FieldProblems<Field extends string> = Readonly<Record<Field, FieldProblem | null>>;

/** Letters as PostgreSQL can store them: no NUL, no half of a surrogate pair. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u;

/** What is wrong with a text that must say something in at maxLength `maxLength` code points, without the space around it. */
export function validateText(text: string, maxLength: number): FieldProblem | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'empty';
  if (!STORABLE.test(trimmed)) return 'invalid';
  return [...trimmed].length > maxLength ? 'too_long' : null;
}

/** Whether any field has a problem. */
export function hasProblem(problems: FieldProblems<string>): boolean {
  return Object.values(problems).some((problem) => problem !== null);
}
