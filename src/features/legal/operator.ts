import { webAddress } from '../../lib/parse-url.ts';

const MAIL_ADDRESS = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/**
 * Who runs this installation, from the settings VITE_OPERATOR_NAME and VITE_OPERATOR_CONTACT; null for what the build does not
 * say. A contact is a mail address, a web address or plain text; `href` is null for plain text.
 */
export function readOperator(name: string | undefined, contact: string | undefined) {
  const text = contact?.trim() ?? '';
  return {
    name: name?.trim() || null,
    contact: text === '' ? null : { text, href: MAIL_ADDRESS.test(text) ? `mailto:${text}` : webAddress(text) },
  };
}
