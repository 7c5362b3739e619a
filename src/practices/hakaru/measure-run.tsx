import { useEffect, useEffectEvent, useState } from 'react';
import { isPractised } from '../../../sync/model/practice/practised.ts';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import { usePractising } from '../../data/device/suppress-prompts.ts';
import { useBell } from '../../data/device/use-bell.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { createTypedLine } from '../../data/notebook/note-commands.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { countIdeas, keepIdeas, MEASUREMENT, type Medium, storeMeasurement } from '../../data/training/measurements.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { visibleNow } from '../../lib/browser/visible-clock.ts';
import { clockText, secondsUntil } from '../../lib/duration.ts';
import { speechMessages } from '../../lib/speech/speech-messages.ts';
import { splitSentences, spokenText } from '../../lib/speech/spoken-parts.ts';
import { useReader } from '../../lib/speech/use-reader.ts';
import type { Speech } from '../../lib/speech/use-speech.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextArea } from '../../ui/forms/fields.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Small, Text } from '../../ui/layout/text.tsx';
import { ideaQuestion, type MeasureForm } from './content.ts';

const BREATHS_MS = 18_000;
const IDEAS_MS = 60_000;
const PLANNED_SECONDS = 180;

interface MeasureRunProps {
  readonly form: MeasureForm;
  readonly medium: Medium;
  readonly speech: Speech;
  readonly onStop: () => void;
  /** The measurement is stored, with its session of so many minutes. */
  readonly onStored: (minutes: number) => void;
}

type Phase = 'breaths' | 'text' | 'recall' | 'marks' | 'question' | 'ideas';

/** One measurement: the text once, what was recalled, and a minute of ideas. Leaving it early stores nothing. */
export function MeasureRun({ form, medium, speech, onStop, onStored }: MeasureRunProps) {
  usePractising(true);
  const [startedAt] = useState(visibleNow);
  const [phase, setPhase] = useState<Phase>('breaths');
  const [recalled, setRecalled] = useState<readonly string[]>([]);
  const toggle = (detail: string) =>
    setRecalled(recalled.includes(detail) ? recalled.filter((other) => other !== detail) : [...recalled, detail]);
  const heading = (text: string) => <FocusedHeading variant="phase" key={phase} ruby={text} />;

  switch (phase) {
    case 'breaths':
      return <Breaths onEnd={() => setPhase('text')} onStop={onStop} />;
    case 'text':
      return (
        <TextOnce
          form={form}
          speech={speech}
          isRead={medium === 'read'}
          onEnd={() => setPhase('recall')}
          onStop={onStop}
        />
      );
    case 'recall':
      return (
        <Stack gap="l">
          {heading('覚えていることを、声に出すか紙に書きます')}
          <Text>時刻、色、人、物、数。出てこなくなったら、文章と見くらべます。</Text>
          <Button label="見くらべる" full onClick={() => setPhase('marks')} />
        </Stack>
      );
    case 'marks':
      return (
        <Stack gap="m">
          {heading('言えたところに印をつけます')}
          <Small>見て思い出したところは、数えません。</Small>
          <Row gap="2xs">
            {form.details.map((detail) => (
              <Button
                label={<Ruby>{detail}</Ruby>}
                key={detail}
                size="small"
                variant={recalled.includes(detail) ? 'primary' : 'outline'}
                aria-pressed={recalled.includes(detail)}
                onClick={() => toggle(detail)}
              />
            ))}
          </Row>
          <Button label={`${recalled.length}個で次へ`} full onClick={() => setPhase('question')} />
        </Stack>
      );
    case 'question':
      return (
        <Stack gap="l">
          {heading('次は60秒、思いつくだけ書きます')}
          <Text>お題の物の使い道を、ひとつ一行で書きます。よしあしは考えません。始めるとお題が出ます。</Text>
          <Button label="始める" full onClick={() => setPhase('ideas')} />
        </Stack>
      );
    case 'ideas':
      return <Ideas {...{ form, medium, startedAt, onStored }} recalled={recalled.length} />;
  }
}

/** Three breaths, so that the text does not begin with the tap. */
function Breaths({ onEnd, onStop }: Pick<TextOnceProps, 'onEnd' | 'onStop'>) {
  const [endAt] = useState(() => Date.now() + BREATHS_MS);
  const seconds = secondsUntil(endAt, useNow(Date.now, true));
  const isOver = seconds === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <Stack gap="l" align="center">
      <FocusedHeading variant="phase">三度、ゆっくり息をします</FocusedHeading>
      <Text>そのあと、文章が一度だけ流れます。</Text>
      <Enso fraction={1 - (seconds * 1000) / BREATHS_MS} size={120} />
      <Button label="やめる" variant="ghost" onClick={onStop} />
    </Stack>
  );
}

interface TextOnceProps extends Pick<MeasureRunProps, 'form' | 'speech' | 'onStop'> {
  readonly isRead: boolean;
  readonly onEnd: () => void;
}

/** The sentences one after the other, as letters or as a voice, at the same pace. */
function TextOnce({ form, speech, isRead, onEnd, onStop }: TextOnceProps) {
  const [index, setIndex] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const sentences = splitSentences(form.details.join(''));
  const sentence = sentences[index] ?? '';
  const reader = useReader(
    speech,
    {
      key: isBroken ? null : `${index}.${attempt}`,
      text: spokenText(sentence, form.readings),
      rate: 0.85,
      volume: 0.8,
      restMs: 0,
    },
    {
      onEnd: () => (index + 1 < sentences.length ? setIndex(index + 1) : onEnd()),
      onBreak: () => setBroken(true),
    },
  );
  return (
    <Stack gap="l" align="center">
      <FocusedHeading variant="phase" ruby={form.title} />
      {reader.error === null ? null : <Banner tone="error">{speechMessages[reader.error]}</Banner>}
      {isRead ? <Text variant="scene" ruby={sentence} /> : <Text>声だけを追います。</Text>}
      <Enso fraction={(index + 1) / sentences.length} size={120} />
      {isBroken ? (
        <Button
          label="続きを聴く"
          onClick={() => {
            reader.dismissError();
            setBroken(false);
            setAttempt(attempt + 1);
          }}
        />
      ) : null}
      <Button label="やめる" variant="ghost" onClick={onStop} />
    </Stack>
  );
}

interface IdeasProps extends Pick<MeasureRunProps, 'form' | 'medium' | 'onStored'> {
  /** Of the measurement, by the visible clock. */
  readonly startedAt: number;
  readonly recalled: number;
}

function measuredSession(answers: number, seconds: number) {
  const facts = { hasEnded: true, answers, answersNeeded: 1, seconds, plannedSeconds: PLANNED_SECONDS } as const;
  const duration_minutes = recordedMinutesFromSeconds(seconds);
  return { video_title: practiceName(MEASUREMENT), duration_minutes, practised: isPractised(facts) };
}

/** Sixty seconds of typing, then everything is stored. */
function Ideas({ form, medium, startedAt, recalled, onStored }: IdeasProps) {
  const member = useMember();
  const [endAt] = useState(() => Date.now() + IDEAS_MS);
  const [text, setText] = useState('');
  const [line] = useState(() => createTypedLine(member));
  const [failure, setFailure] = useState<unknown>(null);
  const seconds = secondsUntil(endAt, useNow(Date.now, true));
  const isOver = seconds === 0;
  useBell(!isOver, isOver ? endAt : null);

  async function store() {
    setFailure(null);
    const session = measuredSession(recalled + countIdeas(text), (visibleNow() - startedAt) / 1000);
    try {
      await storeMeasurement(member, { form: form.id, medium, recalled, ideas: text }, { line, session });
      onStored(session.duration_minutes);
    } catch (cause) {
      setFailure(cause);
    }
  }
  const storeOnce = useEffectEvent(() => void store());
  useEffect(() => {
    if (isOver) storeOnce();
  }, [isOver]);
  // Ideas of a killed page become a note at the next start; a member who leaves within the minute gives them up.
  const leave = useEffectEvent(() => (isOver ? undefined : keepIdeas(line, '', ideaQuestion(form))));
  useEffect(() => () => leave(), []);

  return (
    <Stack gap="m">
      <FocusedHeading variant="phase" ruby={ideaQuestion(form)} />
      <Text numeric>
        <span role="timer" aria-label="残り時間">
          {clockText(seconds)}
        </span>
      </Text>
      <TextArea
        label="使い道"
        hint="ひとつ書いたら、改行します。"
        rows={8}
        dir="auto"
        autoComplete="off"
        value={text}
        readOnly={isOver}
        onChange={(ideas) => {
          setText(ideas);
          keepIdeas(line, ideas, ideaQuestion(form));
        }}
      />
      {failure === null ? null : (
        <Banner
          tone="error"
          title={`記録できませんでした: ${errorMessage(failure)}`}
          action={<Button label="もう一度" size="small" variant="outline" onClick={() => void store()} />}
        />
      )}
    </Stack>
  );
}
