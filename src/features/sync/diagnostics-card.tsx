import { useState } from 'react';
import { entryScript } from '../../data/diagnostics/diagnostics.ts';
import { diagnosticsText } from '../../data/diagnostics/diagnostics-text.ts';
import { buildId } from '../../data/diagnostics/problems.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { isStandalone } from '../../lib/browser/standalone.ts';
import { timers } from '../../lib/timers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextArea } from '../../ui/forms/fields.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';

interface DiagnosticsCardProps {
  readonly pending: number;
  readonly rejected: number;
  readonly syncedAt: string | null;
}

/** Copies the diagnostics for a support request, or shows them where the browser refuses to copy. */
export function DiagnosticsCard(data: DiagnosticsCardProps) {
  const { diagnostics, scheduler, clock } = useMember();
  const toast = useToast();
  const [refused, setRefused] = useState<string | null>(null);

  async function copy() {
    const text = diagnosticsText({
      now: Date.now(),
      monotonicNow: timers.now(),
      environment: readEnvironment(),
      data: { ...data, isClockRolledBack: clock.isClockRolledBack() },
      schedule: scheduler.schedule(),
      problems: diagnostics.read(),
    });
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
      <Button label="診断情報をコピー" variant="outline" full onClick={copy} />
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

/** What a maintainer has to know about the app and its browser. */
function readEnvironment() {
  const { userAgent, languages, onLine } = navigator;
  return {
    build: buildId(entryScript()),
    browser: userAgent,
    display: isStandalone() ? 'standalone' : 'browser',
    online: onLine,
    languages: languages.join(', '),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${window.innerWidth}x${window.innerHeight} @${window.devicePixelRatio}`,
  };
}
