import { foldMarks, removeVariants } from './fold-text.ts';

/** Converts a domain to ASCII (IDNA); '' for one that it cannot convert. */
export type ToAscii = (domain: string) => string;

/** A typed or pasted number, address or code without what a keyboard or a copy adds: width, invisible characters, blanks. */
export function plainInput(typed: string): string {
  return removeVariants(typed.normalize('NFKC')).normalize('NFKC').trim();
}

/** An email address as accounts have it; one that has no such form stays as it is, for a check to refuse. */
export function plainAddress(typed: string, toAscii: ToAscii): string {
  const address = foldMarks(plainInput(typed)).replaceAll('。', '.').toLowerCase();
  const [, name, domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/su.exec(address) ?? [];
  return name === undefined || /^[a-z0-9.-]*$/.test(domain) ? address : name + (toAscii(domain) || domain);
}

/** The address of a log-in name, which is completed with a domain when it has none. */
export function loginAddress(typed: string, defaultDomain: string, toAscii: ToAscii): string {
  const name = plainAddress(typed, toAscii);
  return name.includes('@') ? name : `${name}@${defaultDomain}`;
}

/** A phone number; a Japanese keyboard writes ー for its dashes. */
export function plainPhone(typed: string): string {
  return foldMarks(plainInput(typed)).replaceAll('ー', '-');
}

/** A one-time code without blanks and dashes. */
export function plainCode(typed: string): string {
  return plainInput(typed).replace(/[\s\p{Dash}ー]/gu, '');
}
