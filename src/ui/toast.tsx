import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import styles from './toast.module.css';
import { ToastCard, type ToastMessage } from './toast-card.tsx';

type ShowToast = (toast: Omit<ToastMessage, 'key'>) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows short messages over the bottom bar. The list is a polite live region, so they are spoken once. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const lastKey = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setToasts((shown) => [...shown, { ...toast, key }]);
  }, []);
  const remove = useCallback((key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.host} aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} onGone={remove} />
        ))}
      </div>
    </ToastContext>
  );
}

/** Shows a message that goes by itself: `toast({ text: '保存しました', tone: 'success' })`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('Cannot show a toast outside a ToastHost');
  return show;
}
