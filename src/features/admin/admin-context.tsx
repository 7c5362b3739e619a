import { useStore } from 'jotai';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { hasUnsavedFormAtom } from '../../navigation/unsaved-guard.tsx';
import { type ConfirmTexts, useDialogs } from '../../ui/feedback/dialog-host.tsx';

/** Confirmation before leaving a form with unsaved input. */
export const leaveConfirmation: ConfirmTexts = {
  title: '書きかけの内容は保存されていません',
  body: 'このまま離れると、入力した内容は消えます。',
  confirmLabel: '保存せずに離れる',
  cancelLabel: '入力を続ける',
  tone: 'danger',
};

interface AdminContextValue {
  /** False while the gate is shown; the hidden dashboard keeps its form input. */
  readonly isOpen: boolean;
  /** Called when the server has ended the admin session. */
  readonly onEnded: () => void;
  /** Asks for confirmation if input would be lost; true when the caller may proceed. */
  readonly confirmDiscard: () => Promise<boolean>;
  /** Reads again what is on the screen: a function of each list. Every action calls them. */
  readonly reloads: Set<() => Promise<void>>;
}

const AdminContext = createContext<AdminContextValue | null>(null);

interface AdminProviderProps extends Pick<AdminContextValue, 'isOpen' | 'onEnded'> {
  readonly children: ReactNode;
}

/** Provides the admin session's state to the dashboard and its forms. */
export function AdminProvider({ isOpen, onEnded, children }: AdminProviderProps) {
  const { confirm } = useDialogs();
  const store = useStore();
  const confirmDiscard = useCallback(
    async () => !store.get(hasUnsavedFormAtom) || (await confirm(leaveConfirmation)),
    [store, confirm],
  );
  const [reloads] = useState(() => new Set<() => Promise<void>>());
  const value = useMemo(
    () => ({ isOpen, onEnded, confirmDiscard, reloads }),
    [isOpen, onEnded, confirmDiscard, reloads],
  );
  return <AdminContext value={value}>{children}</AdminContext>;
}

export function useAdmin(): AdminContextValue {
  const value = useContext(AdminContext);
  if (value === null) throw new Error('Cannot use the admin session outside AdminProvider');
  return value;
}
