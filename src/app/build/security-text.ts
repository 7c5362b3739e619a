import { readOperator } from '../../features/legal/operator.ts';

const DAYS_VALID = 364;

/** `security.txt` (RFC 9116) of a build on that day; null unless the operator's contact is a mail or an https address. */
export function securityText(contact: string | undefined, now: Date): string | null {
  const href = readOperator(undefined, contact).contact?.href ?? '';
  if (!/^(mailto|https):/.test(href)) return null;
  const expires = new Date(now.getTime() + DAYS_VALID * 86_400_000).toISOString();
  return `Contact: ${href}\nExpires: ${expires}\nPreferred-Languages: ja, en\n`;
}
