import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useRef } from 'react';
import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { gradesOf } from '../../data/training/answer-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { type OwnReadings, Ruby } from '../../ui/graphics/ruby.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { ColourMark } from './colour-mark.tsx';
import styles from './colour-views.module.css';
import { colourOf, type SentenceColour } from './colours.ts';
import type { ColouredSentence, VoiceColour } from './content.ts';
import type { GoshokuState } from './rules.ts';

interface ColourViewProps {
  readonly state: GoshokuState;
  readonly colour: number;
  readonly onGrade: (grade: ReviewGrade) => void;
}

/** One colour: to read, to picture, and to say the sentence in it twice. */
export function ColourView({ state: { sentence, grades: given }, colour: index, onGrade }: ColourViewProps) {
  const colour = colourOf(sentence, index);
  const { voice } = colour;
  return (
    <Stack fill gap="m" align="center">
      <ColourMark voice={voice} size={56} />
      <ColourName key={index} voice={voice} />
      <ColourWords colour={colour} readings={sentence.readings} />
      <Stack gap="2xs" align="center">
        <Sentence sentence={sentence} />
        <Small>その人を思い浮かべてから、2度言います。</Small>
      </Stack>
      <AnswerButtons
        label={`「${voice.name}」は`}
        answers={gradesOf('goshoku')}
        chosen={given.get(index) ?? null}
        onChoose={onGrade}
      />
    </Stack>
  );
}

/** A colour that is called: the sentence is said in it at once, from memory. */
export function CalledView({ sentence, colour: index }: Pick<HearingViewProps, 'sentence' | 'colour'>) {
  const colour = colourOf(sentence, index);
  const { voice } = colour;
  return (
    <Stack fill gap="l" align="center">
      <ColourMark voice={voice} size={104} />
      <ColourName key={index} voice={voice} />
      <Sentence sentence={sentence} />
      <Small>考える前に、この色で一度。</Small>
      <Disclosure key={voice.id} summary="どんな声だったかを見る">
        <ColourWords colour={colour} readings={sentence.readings} />
      </Disclosure>
    </Stack>
  );
}

interface HardestViewProps {
  readonly sentence: ColouredSentence;
  /** The hardest colour, by index; null until one is known. */
  readonly colour: number | null;
  readonly onChoose: (colour: number) => void;
}

/** The hardest colour, which the member may choose, once more. */
export function HardestView({ sentence, colour, onChoose }: HardestViewProps) {
  return (
    <Stack fill gap="l" align="center">
      <Stack gap="2xs" align="center">
        <FocusedHeading variant="phase">いちばん塗りにくかった色</FocusedHeading>
        <Small>その色に戻り、間と速さを変えて、もう一度言います。</Small>
      </Stack>
      <ColourChoice label="塗りにくかった色" sentence={sentence} colour={colour} onChoose={onChoose} />
      {colour === null ? null : <ColourWords colour={colourOf(sentence, colour)} readings={sentence.readings} />}
      <Sentence sentence={sentence} />
    </Stack>
  );
}

function ColourChoice({ label, sentence, colour, onChoose }: HardestViewProps & { readonly label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers
    <div role="group" aria-label={label} className={styles.colours}>
      <Row justify="center" gap="xs">
        {sentence.colours.map((its, index) => {
          const { voice } = colourOf(sentence, index);
          return (
            <Button
              label={voice.name}
              key={its.colour}
              size="small"
              variant={index === colour ? 'secondary' : 'outline'}
              aria-pressed={index === colour}
              icon={<ColourMark voice={voice} />}
              onClick={() => onChoose(index)}
            />
          );
        })}
      </Row>
    </div>
  );
}

interface HearingViewProps {
  readonly sentence: ColouredSentence;
  readonly clip: Blob | undefined;
  /** The colour of the take, and the one that was guessed, if any. */
  readonly colour: number;
  readonly guess: number | null;
  readonly onGuess: (colour: number) => void;
}

/** One of the member's own takes, to be told by ear. */
export function HearingView({ sentence, clip, colour, guess, onGuess }: HearingViewProps) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const url = clip === undefined ? '' : URL.createObjectURL(clip);
    if (audio.current !== null) audio.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [clip]);
  const { name } = colourOf(sentence, colour).voice;
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading key={colour} variant="phase">
        この声は、どの色ですか
      </FocusedHeading>
      {/* biome-ignore lint/a11y/useMediaCaption: the member's own voice says the sentence below */}
      <audio ref={audio} />
      <Button
        label="この声を聴く"
        variant="outline"
        icon={<Volume2 aria-hidden="true" />}
        onClick={() => void audio.current?.play().catch(() => undefined)}
      />
      <Sentence sentence={sentence} />
      <ColourChoice label="聴いた色" sentence={sentence} colour={guess} onChoose={onGuess} />
      <div role="status">
        {guess === null ? null : (
          <Text tone={guess === colour ? 'success' : 'warning'} strong>
            {guess === colour ? `正解。「${name}」でした。` : `「${name}」でした。`}
          </Text>
        )}
      </div>
    </Stack>
  );
}

export function Sentence({ sentence: { sentence, readings } }: { readonly sentence: ColouredSentence }) {
  return (
    <Text variant="scene">
      「<Ruby readings={readings}>{sentence}</Ruby>
      <span>」</span>
    </Text>
  );
}

function ColourName({ voice: { reading, name } }: { readonly voice: VoiceColour }) {
  return (
    <Stack gap="3xs" align="center">
      <Small>{reading}</Small>
      <FocusedHeading variant="phase">{name}</FocusedHeading>
    </Stack>
  );
}

interface ColourWordsProps {
  readonly colour: SentenceColour;
  /** Those of the sentence. */
  readonly readings: OwnReadings | undefined;
}

/** How a colour sounds, and whose mind it is here. */
function ColourWords({ colour: { voice, manner }, readings }: ColourWordsProps) {
  return (
    <Card label={`${voice.name}の声`}>
      <Stack gap="xs">
        <Text ruby={voice.voice} />
        <Text ruby={manner} readings={readings} />
      </Stack>
    </Card>
  );
}
