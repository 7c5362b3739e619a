import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { leavingQuestion } from './leaving-question.ts';

/** What the parts of the dashboard share. */
interface AdminContextValue {
  /** False while the gate stands before the dashboard, which keeps what is typed behind it. */
  readonly isOpen: boolean;
  /** Tells that the server has ended the admin session. */
  readonly onEnded: () => void;
  /** Notes a form that holds unsaved text, until the returned function is called. */
  readonly holdUnsaved: () => () => void;
  /** Asks when unsaved text would be lost; true when one may go on. */
  readonly mayDiscard: () => Promise<boolean>;
}

const AdminContext = createContext<AdminContextValue | null>(null);

interface AdminProviderProps {
  readonly isOpen: boolean;
  readonly onEnded: () => void;
  readonly children: ReactNode;
}

/** Gives the admin session's state to the dashboard and its forms. */
export function AdminProvider({ isOpen, onEnded, children }: AdminProviderProps) {
  const { confirm } = useDialogs();
  const unsaved = useRef(0);
  const holdUnsaved = useCallback(() => {
    unsaved.current += 1;
    return () => {
      unsaved.current -= 1;
    };
  }, []);
  const mayDiscard = useCallback(async () => unsaved.current === 0 || (await confirm(leavingQuestion)), [confirm]);
  const value = useMemo(
    () => ({ isOpen, onEnded, holdUnsaved, mayDiscard }),
    [isOpen, onEnded, holdUnsaved, mayDiscard],
  );
  return <AdminContext value={value}>{children}</AdminContext>;
}

export function useAdmin(): AdminContextValue {
  const value = useContext(AdminContext);
  if (value === null) throw new Error('Cannot use the admin session outside AdminProvider');
  return value;
}
