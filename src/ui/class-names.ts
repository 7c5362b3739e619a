/** Joins class names, skipping false and undefined; CSS Modules are `undefined` for an unknown name. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
