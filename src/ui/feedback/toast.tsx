import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/icon-button.tsx';
import { type StatusTone, ToneMark } from '../graphics/tone-mark.tsx';
import styles from './toast.module.css';
import { waitForAnimations } from './wait-for-animations.ts';

interface ToastMessage {
  readonly key: number;
  readonly text: string;
  readonly tone?: StatusTone;
  /** How long it stays, in milliseconds; restarts after hover or focus. */
  readonly ms?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

type ShowToast = (toast: Omit<ToastMessage, 'key'>) => void;

const ToastContext = createContext<ShowToast | null>(null);
const ShownContext = createContext<ToastListProps>({ toasts: [], onGone: () => undefined });

/** Keeps the toasts, which the frame shows. A repeated message replaces the earlier one and is announced again. */
export function ToastHost({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const lastKey = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setToasts((shown) => [...shown.filter((other) => !isRepeated(other, toast)), { ...toast, key }]);
  }, []);
  const onGone = useCallback((key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)), []);
  return (
    <ToastContext value={show}>
      <ShownContext value={useMemo(() => ({ toasts, onGone }), [toasts, onGone])}>{children}</ShownContext>
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

interface ToastListProps {
  readonly toasts: readonly ToastMessage[];
  readonly onGone: (key: number) => void;
}

/** The current toasts, in a strip of their own above the bottom bar: the page gets shorter, so they cover no text. */
export function ToastList() {
  const { toasts, onGone } = useContext(ShownContext);
  const strip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const root = document.documentElement;
    // Nothing is measured without a toast, since that lays out the whole page once more at every start.
    if (toasts.length === 0 || strip.current === null) return void root.style.removeProperty('--toast-strip');
    const height = strip.current.offsetHeight;
    // A member who reads the end of the page still sees it afterwards.
    const isAtEnd = scrollY > 0 && innerHeight + scrollY + height >= root.scrollHeight - 1;
    root.style.setProperty('--toast-strip', `${height}px`);
    if (isAtEnd) scrollTo({ top: root.scrollHeight, behavior: 'instant' });
  }, [toasts]);

  return (
    <div ref={strip} className={styles.strip}>
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onGone={onGone} />
      ))}
    </div>
  );
}

const STAY_MS = 5000;

function ToastCard({ toast, onGone }: { readonly toast: ToastMessage; readonly onGone: (key: number) => void }) {
  const { key, text, tone = 'info', ms = STAY_MS, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (isPaused || leaving) return;
    const timer = setTimeout(() => setLeaving(true), ms);
    return () => clearTimeout(timer);
  }, [isPaused, leaving, ms]);

  useEffect(() => {
    if (!leaving || !card.current) return;
    waitForAnimations(card.current).then(() => onGone(key));
  }, [leaving, onGone, key]);

  useLayoutEffect(() => {
    const element = card.current;
    // Restores the focus if it is on a button of the removed toast.
    return () => {
      if (element?.contains(document.activeElement)) cameFrom.current?.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks hover and focus of its buttons
    <div
      ref={card}
      className={styles.toast}
      data-leaving={leaving ? '' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setPaused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
      onBlur={(event) => setPaused(event.currentTarget.contains(event.relatedTarget))}
    >
      <ToneMark tone={tone} />
      <p className={styles.text}>{text}</p>
      {action ? (
        <Button
          label={action.label}
          variant="ghost"
          size="small"
          onClick={() => {
            action.run();
            setLeaving(true);
          }}
        />
      ) : null}
      <CloseButton onClick={() => setLeaving(true)} />
    </div>
  );
}
