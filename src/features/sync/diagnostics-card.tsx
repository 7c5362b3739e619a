import { useState } from 'react';
import { useDiagnosticsText } from '../../data/diagnostics/use-diagnostics-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Small, TitledCard } from '../../ui/layout/primitives.tsx';

type DiagnosticsCardProps = Parameters<ReturnType<typeof useDiagnosticsText>>[0];

/** Copies the diagnostics for a support request, or shows them where the browser refuses to copy. */
export function DiagnosticsCard(facts: DiagnosticsCardProps) {
  const buildText = useDiagnosticsText();
  const toast = useToast();
  const [refused, setRefused] = useState<string | null>(null);

  async function copy() {
    const text = buildText(facts);
    try {
      await navigator.clipboard.writeText(text);
      setRefused(null);
      toast({ text: '診断情報をコピーしました', tone: 'success' });
    } catch {
      // The clipboard is blocked or missing: the member copies the text by hand.
      setRefused(text);
    }
  }

  return (
    <TitledCard title="困ったときは">
      <Small>お問い合わせのときにお送りください。記録の中身やメールアドレスは含まれません。</Small>
      <Button variant="outline" full onClick={copy}>
        診断情報をコピー
      </Button>
      {refused === null ? null : (
        <TextArea
          label="診断情報"
          hint="コピーできませんでした。長押しで選んで、コピーしてください。"
          value={refused}
          onChange={() => undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
          ref={focusOnMount}
          readOnly
          rows={8}
          lang="en"
        />
      )}
    </TitledCard>
  );
}

/** Focusing selects the text, ready to be copied. */
function focusOnMount(area: HTMLTextAreaElement | null): void {
  area?.focus();
}
