/** Names of the date and time inputs that are only partly filled in. Browsers report their value as ''. */
export function incompleteDateFields(form: HTMLFormElement | null): readonly string[] {
  const inputs = form === null ? [] : [...form.querySelectorAll('input')];
  return inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name);
}
