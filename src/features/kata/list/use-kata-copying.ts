import { useCallback, useRef, useState } from 'react';
import type { OwnKatas } from '../../../data/kata/katas.ts';
import type { Member } from '../../../data/member/member.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { MESSAGE_MS } from '../kata-texts.ts';

/** Copies kata with the command `add`; repeated taps copy a kata only once. `add` must be stable. */
export function useKataCopying<Source extends { readonly id: string }>(
  { copied }: OwnKatas,
  add: (member: Member, source: Source) => Promise<void>,
) {
  const member = useMember();
  const toast = useToast();
  const inProgress = useRef(new Set<string>());
  const [copying, setCopying] = useState<ReadonlySet<string>>(new Set());

  const copy = useCallback(
    async (source: Source) => {
      if (inProgress.current.has(source.id) || copied.has(source.id)) return;
      inProgress.current.add(source.id);
      setCopying(new Set(inProgress.current));
      try {
        await add(member, source);
        toast({ text: '型を自分の型として保存しました！', tone: 'success', ms: MESSAGE_MS });
      } catch {
        toast({ text: '型のコピーに失敗しました。', tone: 'error', ms: MESSAGE_MS });
      }
      inProgress.current.delete(source.id);
      setCopying(new Set(inProgress.current));
    },
    [member, toast, copied, add],
  );

  return { copying, copy };
}
