import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { durationText } from '../../../lib/duration.ts';
import { SafetyNote } from '../../../shared/safety-note.tsx';
import { ScreenOffNote } from '../../../shared/screen-off-note.tsx';
import { whySilent } from '../../../shared/voice-notices.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Row, Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Heading, Small, Text } from '../../../ui/layout/text.tsx';
import type { GuidedText } from '../content/lesson.ts';
import { totalSeconds } from './guided-run.ts';
import type { Guided, StepVoice } from './use-guided.ts';

interface GuidedIntroProps {
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
  readonly text: GuidedText;
  readonly picture: ReactNode;
  readonly beside?: ReactNode;
  readonly guided: Guided;
  /** The button that finishes without the guide. */
  readonly done: ReactNode;
  readonly children?: ReactNode;
}

/** Introduction of a lesson: starts the guide, or finishes without it. */
export function GuidedIntro(props: GuidedIntroProps) {
  const { title, description, minutes, text, picture, beside, guided, done, children } = props;
  return (
    <>
      {picture}
      <Stack gap="xs">
        <Row justify="between" align="baseline">
          {guided.visit > 0 ? (
            <FocusedHeading variant="phase" ruby={title} />
          ) : (
            <Heading variant="phase" ruby={title} />
          )}
          <Chip>{`${minutes}分`}</Chip>
        </Row>
        <Text ruby={description} />
      </Stack>
      <TitledCard
        level={3}
        title="音声ガイド"
        aside={
          <Caption
            as="span"
            numeric
          >{`${text.steps.length}つの手順・${durationText(totalSeconds(text.steps))}`}</Caption>
        }
      >
        <Small ruby={text.aim} />
        <VoiceSwitch voice={guided.voice} needsEyes={text.needsEyes ?? false} />
        <ScreenOffNote />
        <SafetyNote />
        <Button
          label="ガイドを始める"
          full
          icon={<Play />}
          disabled={guided.voice.isWanted && guided.voice.speech.state === 'loading'}
          onClick={guided.begin}
        />
      </TitledCard>
      {beside}
      {done}
      {children}
    </>
  );
}

/** Turns reading aloud on and off; disabled, with the reason, if the device has no voice. */
function VoiceSwitch({ voice, needsEyes }: { readonly voice: StepVoice; readonly needsEyes: boolean }) {
  const { speech, isWanted, want } = voice;
  const isSilent = speech.state === 'silent';
  return (
    <Switch
      label="声で読み上げる"
      checked={isWanted && !isSilent}
      disabled={isSilent}
      onChange={want}
      hint={
        isSilent
          ? `${whySilent(speech)}手順は文字で読めます。`
          : needsEyes
            ? '画面の文を読むところがあります。そこでは目をあけて進めます。'
            : '画面を見ずに進められます。'
      }
    />
  );
}
