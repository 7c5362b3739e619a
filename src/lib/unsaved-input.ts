import { atom, useSetAtom } from 'jotai';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Numbers of text fields that hold typed input, by whether a reload would lose it. */
const typedFieldsAtom = atom({ autosaved: 0, unsaved: 0 });

export const hasTypedInputAtom = atom((get) => {
  const { autosaved, unsaved } = get(typedFieldsAtom);
  return autosaved + unsaved > 0;
});

/** Whether a text field holds typed input that a reload would lose. */
export const hasUnsavedInputAtom = atom((get) => get(typedFieldsAtom).unsaved > 0);

const changeAtom = atom(null, (get, set, kind: 'autosaved' | 'unsaved', by: 1 | -1) => {
  const counts = get(typedFieldsAtom);
  set(typedFieldsAtom, { ...counts, [kind]: counts[kind] + by });
});

/** True inside a form whose input is saved on the device while the member types. */
export const AutosavedContext = createContext(false);

/** Registers a text field from its first input on, while it has a `value`; call the result on each input. */
export function useTypedInput(value: string): () => void {
  const [isTyped, setTyped] = useState(false);
  const kind = useContext(AutosavedContext) ? 'autosaved' : 'unsaved';
  const change = useSetAtom(changeAtom);
  const holdsInput = isTyped && value !== '';
  useEffect(() => {
    if (!holdsInput) return;
    change(kind, 1);
    return () => change(kind, -1);
  }, [holdsInput, kind, change]);
  return useCallback(() => setTyped(true), []);
}

/** What was typed into a form, by field; kept on this device on each input. */
export interface FormDraft {
  readonly read: () => Readonly<Record<string, string>> | null;
  readonly write: (edits: Readonly<Record<string, string>> | null) => void;
  /** Whether a form that unmounts was left, so that its input is given up. */
  readonly isLeft: () => boolean;
}

/** Opens the draft of a member's form by its name; null where nobody is signed in. */
export const FormDraftsContext = createContext<(name: string) => FormDraft | null>(() => null);
