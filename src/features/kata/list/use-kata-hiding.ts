import { type RefObject, useCallback } from 'react';
import { HIDDEN_KATA_MAX, hideKataForMember, showKataForMember } from '../../../data/kata/hidden-katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';

const UNDO_MS = 5000;

/** Hides a shared kata for the member, with undo. `landing` takes the focus of the card that is gone. */
export function useKataHiding(landing: RefObject<HTMLElement | null>): (kata: { readonly id: string }) => void {
  const member = useMember();
  const toast = useToast();
  return useCallback(
    ({ id }) => {
      const fail = (cause: unknown) => toast({ text: `保存できませんでした。${errorMessage(cause)}`, tone: 'error' });
      const showAgain = () => void showKataForMember(member, id).catch(fail);
      const hide = async () => {
        if (!(await hideKataForMember(member, id))) {
          toast({ text: `これ以上は隠せません。隠せる型は、${HIDDEN_KATA_MAX}件までです。`, tone: 'warning' });
          return;
        }
        landing.current?.focus({ preventScroll: true });
        toast({ text: '型を隠しました', ms: UNDO_MS, action: { label: '元に戻す', run: showAgain } });
      };
      void hide().catch(fail);
    },
    [member, toast, landing],
  );
}
