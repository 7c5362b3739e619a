import { createContext } from 'react';

/** What was typed into a form, by field; kept on this device on each input. */
export interface FormDraft {
  readonly read: () => Readonly<Record<string, string>> | null;
  readonly write: (edits: Readonly<Record<string, string>> | null) => void;
  /** Whether a form that unmounts was left, so that its input is given up. */
  readonly isLeft: () => boolean;
}

/** Opens the draft of a member's form by its name; null where nobody is signed in. */
export const FormDraftsContext = createContext<(name: string) => FormDraft | null>(() => null);
