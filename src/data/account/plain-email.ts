import { loginAddress, plainAddress } from '../../../sync/model/text/plain-input.ts';

/** An address as accounts have it, from a field of any type: browsers convert the value of some. */
export function plainEmail(typed: string): string {
  return plainAddress(typed, toAscii);
}

/** The address of a log-in name. */
export function plainLogin(typed: string, defaultDomain: string): string {
  return loginAddress(typed, defaultDomain, toAscii);
}

function toAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    // No domain has such characters.
    return '';
  }
}
