import { atom } from 'jotai';

const NAMES = /[#?&](?:access_token|refresh_token|token_hash|code|error|error_code|error_description|message)=/;

/** Whether an address carries what the auth server sends with a link, on whatever path it lands. */
export function carriesLink({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  return NAMES.test(search) || NAMES.test(hash);
}

/** A link that has just arrived; the screen that follows it takes it from here, since neither URL nor history keep it. */
export const arrivedLinkAtom = atom<URL | null>(null);
