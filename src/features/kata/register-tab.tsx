import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type KataTexts, registerKata } from '../../data/kata/kata-commands.ts';
import { kataTextsDraft } from '../../data/kata/kata-drafts.ts';
import type { OwnKata } from '../../data/kata/katas.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { focusFirstInvalid } from '../../ui/forms/focus-first-invalid.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { KataFields } from './kata-fields.tsx';
import { type KataProblem, kataProblem } from './kata-problem.ts';
import { ownCategories } from './list/own-categories.ts';

const EMPTY: KataTexts = { zou: '', ishiki: '', name: '', category: '' };

/** Duration of a toast, in milliseconds. */
const MESSAGE_MS = 3000;

/** Form for a new kata. The draft is kept on this device until it is registered. */
export function RegisterTab({ katas }: { readonly katas: readonly OwnKata[] }) {
  const member = useMember();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => kataTextsDraft(localStorage, member.id));
  const [texts, setTexts] = useState(() => draft.read() ?? EMPTY);
  const [id, setId] = useState(member.newId);
  const [problem, setProblem] = useState<KataProblem | null>(null);
  const [saving, setSaving] = useState(false);
  const categories = useMemo(() => ownCategories(katas), [katas]);

  useLayoutEffect(() => {
    if (problem !== null && form.current !== null) focusFirstInvalid(form.current);
  }, [problem]);

  function change(next: KataTexts) {
    setTexts(next);
    draft.write(Object.values(next).every((text) => text === '') ? null : next);
    if (problem !== null && next[problem.field] !== texts[problem.field]) setProblem(null);
  }

  async function register(event: FormEvent) {
    event.preventDefault();
    const found = kataProblem(texts);
    setProblem(found);
    if (found !== null || saving) return;
    setSaving(true);
    try {
      await registerKata(member, id, texts);
      change(EMPTY);
      setId(member.newId);
      toast({ text: '型を登録しました', tone: 'success', ms: MESSAGE_MS });
      form.current?.querySelector('textarea')?.focus();
    } catch (cause) {
      toast({ text: `型の登録に失敗しました: ${errorMessage(cause)}`, tone: 'error', ms: MESSAGE_MS });
    }
    setSaving(false);
  }

  return (
    <Card label="型の登録">
      <AutosavedContext value={true}>
        <form ref={form} noValidate onSubmit={register}>
          <Stack gap="m">
            <KataFields texts={texts} onChange={change} problem={problem} categories={categories} />
            <Text variant="small" tone="muted">
              登録した型は、すべての会員が見られます。誰が登録したかは表示されません。
            </Text>
            <Button type="submit" full busy={saving}>
              型を登録する
            </Button>
          </Stack>
        </form>
      </AutosavedContext>
    </Card>
  );
}
