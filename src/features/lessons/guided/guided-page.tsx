import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePractising } from '../../../data/device/suppress-prompts.ts';
import { visibleNow } from '../../../lib/browser/visible-clock.ts';
import { paths } from '../../../paths.ts';
import { EndActions, type EndStep, PracticeEnd } from '../../../shared/practice-end.tsx';
import { useNextStep } from '../../../shared/use-next-step.ts';
import { VoiceNotices } from '../../../shared/voice-notices.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { FocusedHeading, Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import type { GuidedText } from '../content/lesson.ts';
import { practisedMinutes } from '../lesson/practised-minutes.ts';
import { closingHeading } from './closing-heading.ts';
import { type DoneAction, DoneButton } from './done-button.tsx';
import { GuidedIntro } from './guided-intro.tsx';
import { GuidedStep } from './guided-step.tsx';
import { type Guided, useGuided } from './use-guided.ts';

export interface GuidedPageProps {
  /** Heading of the page, such as `レッスン5` or `基本意識 3`. */
  readonly label: string;
  readonly title: string;
  /** The training_type of the session that it becomes. */
  readonly about: string;
  readonly description?: string;
  readonly minutes: number;
  readonly text: GuidedText;
  readonly back: ReactNode;
  /** The picture, or the video with the picture as its placeholder. */
  readonly picture: ReactNode;
  readonly doneLabel: string;
  /** Called with the minutes practised. Resolves to whether the session is stored; a failure has been shown. */
  readonly onDone: (minutes: number) => Promise<boolean>;
  /** What was done, in one sentence, for the end. */
  readonly ended: string;
  /** Leads back from the end. */
  readonly leave: EndStep;
  /** Suggested beside it; today's training by default. */
  readonly next?: EndStep;
  /** Shown beside the text and beside the closing question. */
  readonly beside?: ReactNode;
  /** Shown below the introduction. */
  readonly children?: ReactNode;
}

/** A voice-guided lesson: introduction, timed steps, closing question. */
export function GuidedPage({
  label,
  title,
  about,
  text,
  back,
  doneLabel,
  onDone,
  ended,
  leave,
  next,
  minutes,
  beside,
  ...rest
}: GuidedPageProps) {
  usePractising();
  const guided = useGuided(text);
  const [startedAt] = useState(visibleNow);
  const [isSaving, setSaving] = useState(false);
  const [practised, setPractised] = useState<number | null>(null);
  const navigate = useNavigate();
  const suggested = useNextStep({ label: '十七の稽古へ', go: () => void navigate(paths.practices, { replace: true }) });
  // Lessons are opened from far down a list, so scroll to the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  async function finish() {
    setSaving(true);
    const spent = practisedMinutes(startedAt, visibleNow(), minutes);
    if (await onDone(spent)) setPractised(spent);
    setSaving(false);
  }
  const done: DoneAction = { label: doneLabel, isSaving, finish };

  if (practised !== null) {
    return (
      <Page
        title={`${label}　${title}`}
        heading={label}
        back={back}
        footer={<EndActions steps={[leave, next ?? suggested]} />}
      >
        <PracticeEnd done={ended} minutes={practised} about={about} question={text.closing}>
          {beside}
        </PracticeEnd>
      </Page>
    );
  }
  return (
    <Page title={`${label}　${title}`} heading={label} back={back}>
      {guided.current !== null ? (
        <GuidedStep guided={guided} step={guided.current} />
      ) : guided.phase === 'finished' ? (
        <GuidedClosing guided={guided} closing={text.closing} beside={beside} done={done} />
      ) : (
        <GuidedIntro
          {...rest}
          title={title}
          minutes={minutes}
          text={text}
          beside={beside}
          guided={guided}
          done={done}
        />
      )}
    </Page>
  );
}

interface GuidedClosingProps {
  readonly guided: Guided;
  readonly closing: string;
  readonly beside: ReactNode;
  readonly done: DoneAction;
}

/** Shown after the last step: the closing question and the finish button. */
function GuidedClosing({ guided, closing, beside, done }: GuidedClosingProps) {
  const { speech, reader } = guided.voice;
  return (
    <>
      <Stack fill gap="m" align="center">
        <FocusedHeading>{closingHeading(closing)}</FocusedHeading>
        <Text variant="scene" ruby={closing} />
        <Small>頭の中で答えるだけでもかまいません。ひとことは、このあとに書きとめられます。</Small>
      </Stack>
      {beside}
      <VoiceNotices goesOn speech={speech} reader={reader} onSilence={speech.silence} />
      <Stack gap="xs">
        <DoneButton done={done} variant="primary" />
        <Button label="はじめから" variant="ghost" full onClick={guided.restart} />
      </Stack>
    </>
  );
}
