import { type ReactNode, useReducer } from 'react';
import { spokenText } from '../../lib/speech/spoken-parts.ts';
import { useSpeech } from '../../lib/speech/use-speech.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Row, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { itemResult, useSession } from '../host/use-session.ts';
import { VoiceMirror } from '../host/voice-mirror.tsx';
import { itemAt } from '../random/item-at.ts';
import { ColourMark } from './colour-mark.tsx';
import { CalledView, ColourView, HardestView, Sentence } from './colour-views.tsx';
import { colourId, colourOf } from './colours.ts';
import type { ColouredSentence } from './content.ts';
import { type GoshokuState, start, step } from './rules.ts';

/** The drill 五色: one sentence in five colours of voice. */
export function Screen() {
  const { practice, deck, now, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) => start(from, now()));
  const { phase, sentence } = state;
  const session = useSession(
    itemResult({
      title: `${practice.title}「${sentence.sentence}」`,
      item: sentence,
      seconds: phase.name === 'finished' ? phase.elapsedSeconds : null,
      done: '五色に塗り終えました',
    }),
  );
  // A sentence that was only offered stays new.
  useMarkSeen(phase.name === 'plain' ? null : sentence.id);

  const speech = useSpeech();
  const mirror = <VoiceMirror speech={speech} text={spokenText(sentence.sentence, sentence.readings)} />;
  const next = () => send({ type: 'next', now: now() });
  const newSentence = () => send({ type: 'newSentence', now: now() });
  const page = (aside: string | null, label: string, view: ReactNode) => (
    <DrillPage aside={aside === null ? null : <Chip>{aside}</Chip>} actions={[{ label, go: next }]}>
      {view}
      {mirror}
    </DrillPage>
  );

  switch (phase.name) {
    case 'plain':
      return (
        <DrillPage
          isUntouched
          actions={[
            { label: '色をつける', go: next },
            { label: '別のひと言', go: newSentence },
          ]}
        >
          <PlainView state={state} />
        </DrillPage>
      );
    case 'colour':
      return page(
        `${state.order.indexOf(phase.colour) + 1} / ${sentence.colours.length} 色`,
        state.order.at(-1) === phase.colour ? '五色を言い終えた' : '次の色',
        <ColourView
          state={state}
          colour={phase.colour}
          onGrade={(grade) => {
            send({ type: 'grade', grade });
            onItem(colourId(sentence, phase.colour), grade);
          }}
        />,
      );
    case 'hardest':
      return page(
        null,
        '仕上げへ',
        <HardestView
          sentence={sentence}
          colour={phase.colour}
          onChoose={(colour) => send({ type: 'choose', colour })}
        />,
      );
    case 'called':
      return page(
        `仕上げ ${phase.turn + 1} / ${phase.colours.length}`,
        phase.turn + 1 < phase.colours.length ? '次の色' : '言い終える',
        <CalledView sentence={sentence} colour={itemAt(phase.colours, phase.turn)} />,
      );
    case 'finished':
      return (
        <DrillEnd session={session} first={{ label: '別のひと言を塗る', go: newSentence }}>
          <EndView sentence={sentence} />
        </DrillEnd>
      );
  }
}

/** The sentence in one's plain voice, before any colour. */
function PlainView({ state: { sentence, returned } }: { readonly state: GoshokuState }) {
  return (
    <Stack fill gap="l" align="center">
      <Stack gap="xs" align="center">
        <Small ruby={sentence.scene} readings={sentence.readings} />
        <Sentence sentence={sentence} />
      </Stack>
      <Text>まず、ふだんの声で一度。これから五つの色に塗り分けます。</Text>
      {returned === null ? null : <Small tone="accent">{`前に塗りにくかった「${returned.name}」も出てきます。`}</Small>}
      <Small>声を出せない所では、胸のうちで響かせます。</Small>
    </Stack>
  );
}

/** The sentence and its five colours, after the last one. */
function EndView({ sentence }: { readonly sentence: ColouredSentence }) {
  return (
    <Stack gap="m" align="center">
      <Sentence sentence={sentence} />
      <Row justify="center">
        {sentence.colours.map(({ colour }, index) => {
          const { voice } = colourOf(sentence, index);
          return (
            <Row key={colour} gap="xs" wrap={false}>
              <ColourMark voice={voice} />
              <Text as="span" variant="small">
                {voice.name}
              </Text>
            </Row>
          );
        })}
      </Row>
    </Stack>
  );
}
