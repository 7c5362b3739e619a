import type { ConfirmTexts } from '../../ui/feedback/dialog-host.tsx';

/** Confirmation before leaving a form with unsaved input. */
export const leaveConfirmation: ConfirmTexts = {
  title: '書きかけの内容は保存されていません',
  body: 'このまま離れると、入力した内容は消えます。',
  confirmLabel: '保存せずに離れる',
  cancelLabel: '入力を続ける',
  tone: 'danger',
};
