import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePractising } from '../../../data/device/suppress-prompts.ts';
import type { FinishedPractice } from '../../../data/training/training-sessions.ts';
import { useAskBeforeLeave } from '../../../navigation/unsaved-guard.tsx';
import { paths } from '../../../paths.ts';
import { EndActions, type EndStep, PracticeEnd } from '../../../shared/practice-end.tsx';
import { useNextStep } from '../../../shared/use-next-step.ts';
import { VoiceNotices } from '../../../shared/voice-notices.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Clock } from '../../../ui/graphics/clock.tsx';
import { Enso } from '../../../ui/graphics/enso.tsx';
import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../../ui/layout/boxes.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { FocusedHeading, Small } from '../../../ui/layout/text.tsx';
import type { GuidedText } from '../content/lesson.ts';
import { DoneButton, useLessonEnd } from '../lesson/lesson-end.tsx';
import { RecalledNotes } from '../programme/note-lines.tsx';
import { GuidedIntro } from './guided-intro.tsx';
import styles from './guided-page.module.css';
import { type Guided, useGuided } from './use-guided.ts';

interface GuidedPageProps {
  /** Heading of the page, such as `レッスン5` or `基本意識 3`. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly text: GuidedText;
  /** The session that it becomes, with the minutes that it takes. */
  readonly session: Omit<FinishedPractice, 'practised'>;
  readonly back: ReactNode;
  /** The picture, or the video with the picture as its placeholder. */
  readonly picture: ReactNode;
  readonly doneLabel?: string;
  /** See useLessonEnd(). */
  readonly onFinish?: () => Promise<boolean>;
  readonly isRepeated?: boolean;
  /** What was done, in one sentence, for the end. */
  readonly ended: string;
  /** Leads back from the end. */
  readonly leave: EndStep;
  /** Suggested beside it; today's training by default. */
  readonly next?: EndStep | undefined;
  /** Shown beside the text and beside the closing question. */
  readonly beside?: ReactNode;
  /** A tap anywhere leads to the next step. */
  readonly isTapAnywhere?: boolean | undefined;
  readonly afterSteps?: ReactNode;
  readonly children?: ReactNode;
}

/** A voice-guided lesson: introduction, timed steps, closing question. */
export function GuidedPage(props: GuidedPageProps) {
  const { label, title, text, session, back, doneLabel = '稽古完了', onFinish, ended, leave, next, beside } = props;
  const guided = useGuided(text);
  const end = useLessonEnd(session, {
    hasBegun: guided.phase !== 'ready',
    onFinish,
    onUnpractised: props.isRepeated ? leave.go : undefined,
  });
  usePractising(end.practised === null && guided.phase !== 'ready');
  useAskOnce(end, end.practised === null && guided.phase !== 'ready');
  const navigate = useNavigate();
  const suggested = useNextStep({ label: '十七の稽古へ', go: () => void navigate(paths.practices, { replace: true }) });
  // Lessons are opened from far down a list, so scroll to the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const done = (variant: 'primary' | 'outline') => <DoneButton label={doneLabel} variant={variant} end={end} />;

  if (end.practised !== null) {
    return (
      <Page
        title={`${label}　${title}`}
        heading={label}
        back={back}
        footer={<EndActions steps={[{ ...leave, atFirstEnd: true }, next ?? suggested]} />}
      >
        <PracticeEnd done={ended} minutes={end.practised} about={session.training_type} question={text.closing}>
          {beside}
        </PracticeEnd>
      </Page>
    );
  }
  return (
    <Page title={`${label}　${title}`} heading={label} back={back}>
      {guided.current !== null ? (
        <GuidedStep
          guided={guided}
          step={guided.current}
          about={session.training_type}
          isTapAnywhere={props.isTapAnywhere}
        />
      ) : guided.phase === 'finished' ? (
        <GuidedClosing guided={guided} done={done('primary')}>
          {props.afterSteps}
        </GuidedClosing>
      ) : (
        <GuidedIntro {...props} minutes={session.duration_minutes} guided={guided} done={done('outline')} />
      )}
    </Page>
  );
}

/** A guide that is left after it counts as practised asks once what becomes of it. */
function useAskOnce(end: ReturnType<typeof useLessonEnd>, isRunning: boolean): void {
  const { confirm, dismiss } = useDialogs();
  const wasAsked = useRef(false);
  useAskBeforeLeave(isRunning, async () => {
    const minutes = end.minutesIfLeft();
    if (minutes === null || wasAsked.current) return true;
    wasAsked.current = true;
    let isForgotten = false;
    const forget = () => {
      isForgotten = true;
      end.forget();
      dismiss();
    };
    const isRecorded = await confirm({
      title: `ここまでの${minutes}分を記録しますか`,
      body: <Button label="記録しない" variant="ghost" full onClick={forget} />,
      confirmLabel: '記録して終える',
      cancelLabel: '続ける',
    });
    return isRecorded || isForgotten;
  });
}

interface GuidedClosingProps {
  readonly guided: Guided;
  readonly done: ReactNode;
  readonly children: ReactNode;
}

/** Shown after the last step: the closing question is heard here, and asked at the end. */
function GuidedClosing({ guided, done, children }: GuidedClosingProps) {
  const { speech, reader } = guided.voice;
  return (
    <>
      <Stack fill gap="m" align="center">
        <FocusedHeading>最後の手順まで終えました</FocusedHeading>
        <Small>終わりの問いは、次の画面で。頭の中で答えるだけでもかまいません。</Small>
      </Stack>
      {children}
      <VoiceNotices isVoiceOptional speech={speech} reader={reader} onSilence={speech.silence} />
      <Stack gap="xs">
        {done}
        <Button label="はじめから" variant="ghost" full onClick={guided.restart} />
      </Stack>
    </>
  );
}

interface GuidedStepProps {
  readonly guided: Guided;
  readonly step: NonNullable<Guided['current']>;
  /** The training_type, for what a step recalls. */
  readonly about: string;
  readonly isTapAnywhere: boolean | undefined;
}

/** The current step: text, remaining time and large controls for use with half-closed eyes. */
function GuidedStep({ guided, step, about, isTapAnywhere }: GuidedStepProps) {
  const { phase, voice } = guided;
  const { number, of, seconds, leftMs, text, recalls } = step;
  const isPaused = phase === 'paused';
  return (
    <>
      <ProgressBar label="手順" value={number} max={of} valueText={`${of}つのうち${number}つめ`} />
      <Stack fill gap="l" align="center">
        <FocusedHeading>{`手順 ${number} / ${of}`}</FocusedHeading>
        <Enso fraction={1 - leftMs / (seconds * 1000)} size={160}>
          <Clock label="この手順の残り時間" seconds={Math.ceil(leftMs / 1000)} />
        </Enso>
        <p className={styles.words}>
          <Ruby>{text}</Ruby>
        </p>
        {recalls === undefined ? null : (
          <Suspense>
            <RecalledNotes about={about} closing={recalls} />
          </Suspense>
        )}
      </Stack>
      <div className={styles.above}>
        <VoiceNotices isVoiceOptional speech={voice.speech} reader={voice.reader} onSilence={voice.speech.silence} />
      </div>
      <div className={styles.controls} data-tap-anywhere={isTapAnywhere || undefined}>
        <Row equal>
          <Button label="前へ" variant="outline" onClick={guided.back} />
          <Button
            label={isPaused ? '再開' : '一時停止'}
            icon={isPaused ? <Play /> : <Pause />}
            onClick={isPaused ? guided.resume : guided.pause}
          />
          <Button label="次へ" variant="outline" aria-keyshortcuts="ArrowRight" onClick={guided.next} />
        </Row>
      </div>
      {voice.speech.state === 'silent' ? null : (
        <div className={styles.above}>
          <Button
            label={voice.isWanted ? '声を切る' : '声を入れる'}
            variant="ghost"
            size="small"
            icon={voice.isWanted ? <VolumeX /> : <Volume2 />}
            onClick={() => voice.want(!voice.isWanted)}
          />
        </div>
      )}
    </>
  );
}
