import { type ReactNode, useEffect, useState } from 'react';
import { useSuppressPrompts } from '../../data/suppress-prompts.ts';
import { Page } from '../../ui/page.tsx';
import type { GuidedText } from './content/lessons.ts';
import type { Done } from './done-button.tsx';
import { GuidedClosing } from './guided-closing.tsx';
import { GuidedIntro } from './guided-intro.tsx';
import { GuidedStep } from './guided-step.tsx';
import { practisedMinutes } from './practised-minutes.ts';
import { useGuided } from './use-guided.ts';

export interface GuidedPageProps {
  /** `レッスン5`, `基本意識 3`: what stands at the top. */
  readonly label: string;
  readonly title: string;
  readonly description?: string;
  readonly minutes: number;
  readonly text: GuidedText;
  readonly back: ReactNode;
  /** The picture, or the video with the picture in its place. */
  readonly picture: ReactNode;
  readonly doneLabel: string;
  /** The member is through; gets the minutes practised. Resolves when it is stored, or has told why it is not. */
  readonly onDone: (minutes: number) => Promise<void>;
  /** What stands under the lesson before it begins. */
  readonly children?: ReactNode;
}

/** A lesson that a voice leads through: what it is, then its steps, then the closing question and the end. */
export function GuidedPage({ label, title, text, back, doneLabel, onDone, minutes, ...rest }: GuidedPageProps) {
  useSuppressPrompts();
  const guided = useGuided(text);
  const [startedAt] = useState(Date.now);
  const [isSaving, setSaving] = useState(false);
  // A lesson is opened from far down a list; it begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  async function finish() {
    setSaving(true);
    await onDone(practisedMinutes(startedAt, Date.now(), minutes));
    setSaving(false);
  }
  const done: Done = { label: doneLabel, isSaving, finish };

  return (
    <Page title={`${label}　${title}`} heading={label} back={back}>
      {guided.current !== null ? (
        <GuidedStep guided={guided} step={guided.current} />
      ) : guided.phase === 'finished' ? (
        <GuidedClosing guided={guided} closing={text.closing} done={done} />
      ) : (
        <GuidedIntro {...rest} title={title} minutes={minutes} text={text} guided={guided} done={done} />
      )}
    </Page>
  );
}
