/** The names of the date and time fields in a form that were filled in only halfway: the browser gives '' for them. */
export function halfTyped(form: HTMLFormElement | null): readonly string[] {
  const inputs = form === null ? [] : [...form.querySelectorAll('input')];
  return inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name);
}
