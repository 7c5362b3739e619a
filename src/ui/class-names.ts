/** Joins the class names that are there; CSS Modules give `undefined` for a name they do not know. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
