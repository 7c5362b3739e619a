const TYPED = 'data-typed';

/** Marks a form whose input is saved on the device while the member types. */
const AUTOSAVED = 'data-autosaved';

/** Marks every text field that receives input from now on. */
export function trackTypedInput(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target) && !target.hasAttribute(TYPED)) target.setAttribute(TYPED, '');
    },
    true,
  );
}

/** Whether a text or search field has the focus, or a text field holds typed input. */
export function isTyping(): boolean {
  const focused = document.activeElement;
  return isTextField(focused) || focused?.matches('input[type="search"]') === true || typedFields().length > 0;
}

/** Whether the page holds typed input that a reload would lose. */
export function hasUnsavedInput(): boolean {
  return typedFields().some((field) => field.closest(`[${AUTOSAVED}]`) === null);
}

function typedFields(): readonly Element[] {
  return [...document.querySelectorAll(`[${TYPED}]`)].filter((field) => isTextField(field) && field.value !== '');
}

const textTypes = new Set(['text', 'email', 'password', 'tel', 'url', 'number', 'date', 'time', 'datetime-local']);

function isTextField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLInputElement && !target.readOnly && textTypes.has(target.type);
}
