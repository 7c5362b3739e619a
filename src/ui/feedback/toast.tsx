import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import type { ToastMessage } from './toast-card.tsx';
import { ToastList } from './toast-list.tsx';

type ShowToast = (toast: Omit<ToastMessage, 'key'>) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows toasts over the page. A repeated message replaces the earlier one and is announced again. */
export function ToastHost({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const lastKey = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setToasts((shown) => [...shown.filter((other) => !isRepeated(other, toast)), { ...toast, key }]);
  }, []);
  const remove = useCallback((key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)), []);
  return (
    <ToastContext value={show}>
      {children}
      <ToastList toasts={toasts} onGone={remove} />
    </ToastContext>
  );
}

/** A message with an action is never a repetition, because the actions may differ. */
function isRepeated(shown: ToastMessage, next: Omit<ToastMessage, 'key'>): boolean {
  const hasAction = shown.action !== undefined || next.action !== undefined;
  return shown.text === next.text && shown.tone === next.tone && !hasAction;
}

/** Shows a temporary message: `toast({ text: '保存しました', tone: 'success' })`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('Cannot show a toast outside a ToastHost');
  return show;
}
