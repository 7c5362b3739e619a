import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import Square from 'lucide-react/icons/square';
import { useState } from 'react';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { playerMessages, speechMessages } from '../../lib/speech/speech-messages.ts';
import { spokenText } from '../../lib/speech/spoken-parts.ts';
import { voiceLabel } from '../../lib/speech/voices.ts';
import { ScreenOffNote } from '../../shared/screen-off-note.tsx';
import { VoiceNotices } from '../../shared/voice-notices.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../ui/forms/fields.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Grid, Row, Stack } from '../../ui/layout/boxes.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type DrillAction, DrillPage } from '../host/drill-page.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { VoiceMirror } from '../host/voice-mirror.tsx';
import { gapResult } from './gap.ts';
import { oumugaeshiSpeeds, sentenceId } from './rules.ts';
import { SentenceView } from './sentence-view.tsx';
import { type Parrot, useParrot } from './use-parrot.ts';

/** The drill オウム返し: a text read aloud one sentence at a time, for the member to repeat. */
export function Screen() {
  const { practice, onItem } = useDrill();
  const parrot = useParrot();
  const announce = useAnnounce();
  const { isClosing, finish } = useSession();
  const [isSilentWanted, setSilentWanted] = useState(false);
  const { reader, speech, practised } = parrot;
  useMarkSeen(practised?.id ?? null);

  function finishText() {
    if (practised === null) return;
    const title = `${practice.title}「${practised.title}」`;
    void finish({ title, number: itemNumber(practised), done: '聞いた文を、声に出して返しました' });
  }

  if (speech.error === 'unsupported' && !isSilentWanted) {
    return <Unsupported onSilence={() => setSilentWanted(true)} />;
  }
  return (
    <DrillPage
      item={parrot.text}
      isUntouched={practised === null}
      actions={[
        { ...playAction(parrot), variant: 'primary' },
        { label: '稽古完了', busy: isClosing, disabled: practised === null, go: finishText },
      ]}
    >
      <VoiceNotices speech={speech} reader={reader} messages={playerMessages} onSilence={parrot.continueSilently} />
      <SentenceView
        parrot={parrot}
        onGrade={(grade) => {
          onItem(sentenceId(parrot.text, parrot.state.sentence), grade);
          parrot.passTurn();
        }}
        onFill={(choice) => {
          if (parrot.gap === null) return;
          onItem(sentenceId(parrot.text, parrot.state.sentence), judgementOf(choice === parrot.gap.answer));
          announce(gapResult(parrot.gap, choice));
          parrot.fillGap(choice);
        }}
      />
      <ParrotSettings parrot={parrot} />
      <VoiceMirror
        speech={speech}
        text={spokenText(parrot.sentence, parrot.text.readings)}
        rate={parrot.state.rate}
        onSound={parrot.pause}
      />
    </DrillPage>
  );
}

function Unsupported({ onSilence }: { readonly onSilence: () => void }) {
  return (
    <DrillPage
      isUntouched
      actions={[
        { label: '再読み込み', go: () => window.location.reload() },
        { label: '声なしで始める', go: onSilence },
      ]}
    >
      <Stack fill align="center">
        <div role="alert">
          <EmptyState title={speechMessages.unsupported}>
            別のブラウザなら、声を聞けることがあります。声なしでも、文字を一文ずつ送って稽古できます。
          </EmptyState>
        </div>
      </Stack>
    </DrillPage>
  );
}

const speeds = oumugaeshiSpeeds.map((speed) => ({ value: `${speed}` as const, label: `${speed}倍` }));

/** What is seldom changed, in one sheet: other sentences, the pause for repeating, text, speed and voice. */
function ParrotSettings({ parrot }: { readonly parrot: Parrot }) {
  const { speech, texts, text, sentences, isTurnWanted } = parrot;
  const options = texts.map(({ id, level, title }) => ({ value: id, label: `${level}段目・${title}` }));
  const { voice } = speech;
  return (
    <Disclosure summary="文章・速さ・声">
      <Stack gap="m">
        <Transport parrot={parrot} />
        <Switch
          label="返す間をあける"
          hint="一文ごとに、同じ長さだけ待ちます。返したあと、一か所を尋ねます。"
          state={isTurnWanted ? 'あり' : 'なし'}
          checked={isTurnWanted}
          onChange={parrot.chooseTurn}
        />
        <SelectField label="文章" options={options} value={text.id} onChange={parrot.chooseText} />
        <Grid>
          <SelectField label="速さ" options={speeds} value={parrot.rate} onChange={parrot.chooseRate} />
          {voice !== null && voice !== 'silence' ? (
            <SelectField
              label="声"
              options={speech.voices.map((one) => ({ value: one.voiceURI, label: voiceLabel(one) }))}
              value={voice.voiceURI}
              onChange={parrot.chooseVoice}
            />
          ) : null}
        </Grid>
        <Disclosure summary="全文を見る">
          <Text variant="passage">
            {sentences.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences are never reordered
              <Ruby key={index} readings={text.readings}>
                {sentence}
              </Ruby>
            ))}
          </Text>
        </Disclosure>
        <ScreenOffNote />
      </Stack>
    </Disclosure>
  );
}

/** Stop, and other sentences. Moves while nothing is spoken are announced, without the sentence, which stays hidden. */
function Transport({ parrot }: { readonly parrot: Parrot }) {
  const { state, sentences, stop, previous, next } = parrot;
  const announce = useAnnounce();
  const isSilent = state.status === 'idle' || state.status === 'stopped';

  function move(by: 1 | -1): void {
    if (by === 1) next();
    else previous();
    const sentence = state.sentence + by;
    if (state.status !== 'playing') announce(`${sentences.length}文中${sentence + 1}文目。`);
  }

  return (
    <Row gap="xs" equal>
      <Button label="停止" variant="outline" size="small" icon={<Square />} softDisabled={isSilent} onClick={stop} />
      <Button
        label="前の文"
        variant="outline"
        size="small"
        icon={<SkipBack />}
        softDisabled={state.sentence === 0}
        onClick={() => move(-1)}
      />
      <Button
        label="次の文"
        aria-keyshortcuts="ArrowRight"
        variant="outline"
        size="small"
        icon={<SkipForward />}
        softDisabled={state.sentence + 1 >= state.sentences}
        onClick={() => move(1)}
      />
    </Row>
  );
}

/** The one button that is always in reach. */
function playAction({ state, speech, play, pause, resume }: Parrot): DrillAction {
  switch (state.status) {
    case 'playing':
      return { label: '一時停止', variant: 'primary', icon: <Pause />, go: pause };
    case 'paused':
      return { label: '再開', icon: <Play />, go: resume };
    case 'idle':
    case 'stopped':
      return { label: '再生', icon: <Play />, disabled: speech.state === 'loading', go: play };
  }
}
