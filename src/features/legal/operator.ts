import { webAddress } from '../../lib/parse-url.ts';

/**
 * Who runs this installation, from the settings VITE_OPERATOR_NAME and VITE_OPERATOR_CONTACT; null for what the build does not
 * say. A contact is a mail address, a web address or plain text; `href` is null for plain text.
 */
export function readOperator(name: string | undefined, contact: string | undefined) {
  const text = contact?.trim() ?? '';
  return {
    name: name?.trim() || null,
    contact: text === '' ? null : { text, href: isMailAddress(text) ? `mailto:${text}` : webAddress(text) },
  };
}

function isMailAddress(text: string): boolean {
  return /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text);
}
