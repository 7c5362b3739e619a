type Fields = Readonly<Record<string, string>>;

/** Removed at the logout with the other drafts. */
const KEY = 'keiko.draft.forms';

const open = new Map<string, () => Fields>();

/** Lets saveFormDrafts() read what is typed into a form; the returned function ends that. */
export function registerFormDraft(name: string, read: () => Fields): () => void {
  open.set(name, read);
  return () => {
    open.delete(name);
  };
}

/** Stores what is typed into the open forms, before this page is reloaded without asking. */
export function saveFormDrafts(storage: Storage): void {
  const drafts = [...open].map(([name, read]) => [name, read()] as const);
  const typed = drafts.filter(([, fields]) => Object.keys(fields).length > 0);
  if (typed.length > 0) storage.setItem(KEY, JSON.stringify({ ...readAll(storage), ...Object.fromEntries(typed) }));
}

/** What was typed into a form before such a reload; {} if nothing was. */
export function readFormDraft(storage: Storage, name: string): Fields {
  return readAll(storage)[name] ?? {};
}

export function removeFormDraft(storage: Storage, name: string): void {
  const { [name]: removed, ...others } = readAll(storage);
  if (removed !== undefined) storage.setItem(KEY, JSON.stringify(others));
}

function readAll(storage: Storage): Readonly<Record<string, Fields>> {
  const drafts: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
  return isDrafts(drafts) ? drafts : {};
}

function isDrafts(value: unknown): value is Readonly<Record<string, Fields>> {
  return typeof value === 'object' && value !== null;
}
