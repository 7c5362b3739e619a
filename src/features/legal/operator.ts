import { webAddress } from '../../lib/browser/web-address.ts';

/** Who runs this installation, from the settings of the build. */
export interface Operator {
  /** Null if the build does not say. */
  readonly name: string | null;
  /** A mail address, a web address or plain text, with the address of a link if it is one; null if the build does not say. */
  readonly contact: { readonly text: string; readonly href: string | null } | null;
}

/** Reads the settings VITE_OPERATOR_NAME and VITE_OPERATOR_CONTACT. */
export function readOperator(name: string | undefined, contact: string | undefined): Operator {
  const text = contact?.trim() ?? '';
  return {
    name: name?.trim() || null,
    contact: text === '' ? null : { text, href: isMailAddress(text) ? `mailto:${text}` : webAddress(text) },
  };
}

function isMailAddress(text: string): boolean {
  return /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text);
}
