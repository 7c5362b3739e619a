import { useCallback, useRef, useState } from 'react';
import type { SharedKata } from '../../../../supabase/contracts/search-shared-kata.ts';
import { copyKata } from '../../../data/kata/kata-commands.ts';
import type { OwnKatas } from '../../../data/kata/katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';

/** Duration of a toast, in milliseconds. */
const MESSAGE_MS = 3000;

/** Copies shared kata; repeated taps copy a kata only once. */
export function useKataCopying({ copied }: OwnKatas) {
  const member = useMember();
  const toast = useToast();
  const inProgress = useRef(new Set<string>());
  const [copying, setCopying] = useState<ReadonlySet<string>>(new Set());

  const copy = useCallback(
    async (source: SharedKata) => {
      if (inProgress.current.has(source.id) || copied.has(source.id)) return;
      inProgress.current.add(source.id);
      setCopying(new Set(inProgress.current));
      try {
        await copyKata(member, source);
        toast({ text: '型を自分の型として保存しました！', tone: 'success', ms: MESSAGE_MS });
      } catch {
        toast({ text: '型のコピーに失敗しました。', tone: 'error', ms: MESSAGE_MS });
      }
      inProgress.current.delete(source.id);
      setCopying(new Set(inProgress.current));
    },
    [member, toast, copied],
  );

  return { copying, copy };
}
