import { parseUrl } from '../parse-url.ts';

/** The normalized URL of a build setting; null if it is unset or not http(s). */
export function webAddress(setting: string | undefined): string | null {
  const url = setting === undefined ? null : parseUrl(setting);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
