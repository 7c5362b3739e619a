import { type ReactNode, useReducer, useState } from 'react';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { canRecord } from '../../lib/sound/voice-recorder.ts';
import { spokenText } from '../../lib/speech/spoken-parts.ts';
import { useSpeech } from '../../lib/speech/use-speech.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { VoiceMirror } from '../host/voice-mirror.tsx';
import { itemAt } from '../random/item-at.ts';
import { ColourMark } from './colour-mark.tsx';
import { CalledView, ColourView, HardestView, HearingView, Sentence } from './colour-views.tsx';
import { colourId, colourOf, colourOfItem } from './colours.ts';
import { type GoshokuState, start, step } from './rules.ts';

/** The drill 五色: one sentence in five colours of voice. */
export function Screen() {
  const { practice, deck, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, start);
  const { phase, sentence } = state;
  const title = `${practice.title}「${sentence.sentence}」`;
  const result = { title, number: itemNumber(sentence), done: '五色に塗り終えました' };
  const session = useSession(phase.name === 'finished' ? result : null);
  // A sentence that was only offered stays new.
  useMarkSeen(phase.name === 'plain' ? null : sentence.id);

  const speech = useSpeech();
  // The takes are in memory only, and gone with the sentence or the screen.
  const [clips] = useState(() => new Map<number, Blob>());
  const mirror = (manner?: number) => (
    <VoiceMirror
      speech={speech}
      text={spokenText(sentence.sentence, sentence.readings)}
      {...(manner === undefined ? {} : { manner })}
      onTake={(clip) => {
        if (manner === undefined) return;
        clips.set(manner, clip);
        send({ type: 'take', colour: manner });
      }}
    />
  );
  const next = () => send({ type: 'next' });
  const newSentence = () => {
    clips.clear();
    send({ type: 'newSentence' });
    session.clear();
  };
  const page = (aside: string | null, label: string, view: ReactNode) => (
    <DrillPage item={sentence} aside={aside === null ? null : <Chip>{aside}</Chip>} actions={[{ label, go: next }]}>
      {view}
      {phase.name === 'hearing' ? null : mirror(phase.name === 'colour' ? phase.colour : undefined)}
    </DrillPage>
  );

  switch (phase.name) {
    case 'plain':
      return (
        <DrillPage
          item={sentence}
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
    case 'hearing':
      return page(
        `聴く ${phase.turn + 1} / ${phase.colours.length}`,
        phase.turn + 1 < phase.colours.length ? '次の声' : '聴き終える',
        <HearingView
          sentence={sentence}
          clip={clips.get(itemAt(phase.colours, phase.turn))}
          colour={itemAt(phase.colours, phase.turn)}
          guess={phase.guess}
          onGuess={(colour) => {
            const right = itemAt(phase.colours, phase.turn);
            if (phase.guess === null) onItem(colourId(sentence, right), judgementOf(colour === right));
            send({ type: 'guess', colour });
          }}
        />,
      );
    case 'finished':
      return (
        <DrillEnd session={session} first={{ label: '別のひと言を塗る', go: newSentence }} themeOf={colourOfItem}>
          <EndView state={state} />
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
      <Small>
        {canRecord()
          ? '「声の鏡」で色ごとに録ると、終わりに混ぜて聴き、色を当てます。'
          : 'マイクのない端末では、自分の声の色を当てる問いは出ません。'}
      </Small>
    </Stack>
  );
}

/** The sentence and its five colours, after the last one. */
function EndView({ state: { sentence, heard } }: { readonly state: GoshokuState }) {
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
      {heard.guessed === 0 ? null : <Text>{`聴いて当てた声　${heard.right} / ${heard.guessed}`}</Text>}
    </Stack>
  );
}
