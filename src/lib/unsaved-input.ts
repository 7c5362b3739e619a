const TYPED = 'data-typed';

/** The mark of a form whose text outlives the page: it is kept on the device as it is typed. */
const KEPT = 'data-autosaved';

/** Marks every text field that the member writes in, from now on. */
export function trackTypedInput(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target) && !target.hasAttribute(TYPED)) target.setAttribute(TYPED, '');
    },
    true,
  );
}

/** Whether the member is writing: a text field or a search has the focus, or a text field holds what they typed. */
export function isTyping(): boolean {
  const focused = document.activeElement;
  return isTextField(focused) || focused?.matches('input[type="search"]') === true || typedFields().length > 0;
}

/** Whether text stands on the page that would be lost with it. */
export function hasUnsavedInput(): boolean {
  return typedFields().some((field) => field.closest(`[${KEPT}]`) === null);
}

function typedFields(): readonly Element[] {
  return [...document.querySelectorAll(`[${TYPED}]`)].filter((field) => isTextField(field) && field.value !== '');
}

const textTypes = new Set(['text', 'email', 'password', 'tel', 'url', 'number', 'date', 'time', 'datetime-local']);

function isTextField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLInputElement && !target.readOnly && textTypes.has(target.type);
}
