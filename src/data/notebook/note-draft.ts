import { memberStorage } from '../account/identity.ts';
import { type Draft, storedDraft } from '../member/stored-draft.ts';

/** The text typed at /notebook and not written down yet. */
export function noteDraft(storage: Storage, memberId: string): Draft<string> {
  const { setItem } = memberStorage(storage, memberId);
  const guarded = {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem,
  };
  return storedDraft(guarded, `note.${memberId}`, (value) => (typeof value === 'string' ? value : null));
}
