import { useStore } from 'jotai';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { errorMessage } from '../../data/server/error-message.ts';
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
  const confirmDiscard = async () => !store.get(hasUnsavedFormAtom) || (await confirm(leaveConfirmation));
  const [reloads] = useState(() => new Set<() => Promise<void>>());
  return <AdminContext value={{ isOpen, onEnded, confirmDiscard, reloads }}>{children}</AdminContext>;
}

export function useAdmin(): AdminContextValue {
  const value = useContext(AdminContext);
  if (value === null) throw new Error('Cannot use the admin session outside AdminProvider');
  return value;
}

/** Runs one server action at a time, so that a double tap runs it once. */
export function useAdminAction() {
  const { onEnded, reloads } = useAdmin();
  const { alert } = useDialogs();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  /**
   * Runs `work` unless another run is in progress, then reads again what the screen shows. An ended admin session opens the
   * gate; any other error is shown under the title `failed`. Resolves to the result of a successful run.
   */
  async function run<Result>(failed: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    const reloadAll = () => Promise.all([...reloads].map((reload) => reload()));
    try {
      const result = await work();
      await reloadAll();
      return result;
    } catch (cause) {
      if (isRequestError(cause, 'admin-ended')) {
        onEnded();
        return undefined;
      }
      // The server may have done it before the answer was lost.
      void reloadAll();
      await alert({ title: failed, body: errorMessage(cause) });
      return undefined;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run };
}
