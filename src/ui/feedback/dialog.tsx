import { type ReactNode, useId, useRef } from 'react';
import { ModalLiveRegions } from './announcer.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called on Esc or a click on the backdrop; the owner then sets `open` to false. */
  readonly onClose: () => void;
  /** Called after the fade-out, when the focus has been restored. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** An `alertdialog` does not close on a click on the backdrop. */
  readonly role?: 'dialog' | 'alertdialog';
}

export function Dialog({ open, title, onClose, onClosed, children, actions, role = 'dialog' }: DialogProps) {
  const { ref, present } = useModal(open, onClosed);
  const id = useId();
  const pressedScrim = useRef(false);
  if (!present) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is only for the backdrop; the keyboard has Esc
    <dialog
      ref={ref}
      role={role}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!open || event.target !== event.currentTarget || event.currentTarget.open) return;
        // A browser may close it on a second Esc despite preventDefault; reopen, as only the owner closes it
        event.currentTarget.showModal();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedScrim.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (role === 'dialog' && pressedScrim.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus="">
          {title}
        </h2>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      <ModalLiveRegions />
    </dialog>
  );
}
