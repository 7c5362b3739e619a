import { useState } from 'react';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { playerMessages, speechMessages } from '../../lib/speech/speech-messages.ts';
import { spokenText } from '../../lib/speech/spoken-parts.ts';
import { VoiceNotices } from '../../shared/voice-notices.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { VoiceMirror } from '../host/voice-mirror.tsx';
import { gapResult } from './gap.ts';
import { ParrotSettings } from './parrot-settings.tsx';
import { sentenceId } from './rules.ts';
import { SentenceView } from './sentence-view.tsx';
import { playAction } from './transport.tsx';
import { useParrot } from './use-parrot.ts';

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
