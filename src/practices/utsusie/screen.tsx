import { durationText } from '../../lib/duration.ts';
import { SafetyNote } from '../../shared/safety-note.tsx';
import { ScreenOffNote } from '../../shared/screen-off-note.tsx';
import { VoiceNotices } from '../../shared/voice-notices.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Clock } from '../../ui/graphics/clock.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { type DrillAction, DrillPage } from '../host/drill-page.tsx';
import { useTile } from '../host/use-drill.ts';
import { FinishedScreen } from './finished-screen.tsx';
import { NOMINAL_SECONDS } from './rules.ts';
import { type ArticleReading, useArticle } from './use-article.ts';

/** The drill 写絵: an article is read aloud once, then recalled or drawn; its text can be compared or read instead. */
export function Screen() {
  const reading = useArticle();
  const { article, reader, speech, phase, session, isPart } = reading;
  if (session.ended !== null) return isPart ? null : <FinishedScreen reading={reading} ended={session.ended} />;
  return (
    <DrillPage item={article} isUntouched={phase.name === 'ready'} actions={articleActions(reading)}>
      <VoiceNotices speech={speech} reader={reader} onSilence={reading.continueSilently} />
      {phase.name === 'ready' ? <Ready reading={reading} /> : null}
      {phase.name === 'playing' ? <Playing reading={reading} sentence={phase.sentence} /> : null}
      <Disclosure key={article.id} summary="本文を見る">
        <Text variant="passage" ruby={article.content} readings={article.readings} />
      </Disclosure>
    </DrillPage>
  );
}

function Ready({ reading: { article, sentences, speech, isPart } }: { readonly reading: ArticleReading }) {
  const isPaperFirst = useTile() === 'shae';
  return (
    <Stack fill gap="m" align="center">
      <Stack gap="2xs" align="center">
        <Caption>{`${article.category}・${sentences.length}文・約${durationText(NOMINAL_SECONDS)}`}</Caption>
        <Heading variant="phase" ruby={article.title} readings={article.readings} />
      </Stack>
      <Text>{`${isPaperFirst ? '紙と鉛筆を手もとに置きます。' : ''}${
        speech.state === 'silent'
          ? '一文ごとに人を立たせ、色を置き、数をそろえます。文が出るのは一度きり。'
          : '目を閉じて、一文ごとに人を立たせ、色を置き、数をそろえます。声は一度きり。'
      }${isPart ? '' : `${speech.state === 'silent' ? '読み' : '聞き'}終えたら、本文と見比べます。`}`}</Text>
      <ScreenOffNote />
      <SafetyNote />
    </Stack>
  );
}

function Playing({ reading, sentence }: { readonly reading: ArticleReading; readonly sentence: number }) {
  const { article, sentences, seconds, speech, isInterrupted } = reading;
  const isSilent = speech.state === 'silent';
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading variant="brush" ruby={article.title} readings={article.readings} />
      {isSilent ? <Text variant="scene" ruby={reading.sentence} readings={article.readings} /> : null}
      <Enso fraction={(sentence + 1) / sentences.length} size={isSilent ? 120 : 208}>
        <Clock label="経過時間" seconds={seconds} size={isSilent ? 'small' : 'large'} />
      </Enso>
      <Stack gap="2xs" align="center">
        <Small numeric>{`${sentence + 1} / ${sentences.length} 文`}</Small>
        {isSilent ? null : (
          <Text>{isInterrupted ? '読み上げが止まっています。' : '目を閉じて、声だけを追います。'}</Text>
        )}
      </Stack>
    </Stack>
  );
}

/** Actions at the bottom of the screen until the reading ends. While reading, stop comes first. */
function articleActions(reading: ArticleReading): readonly DrillAction[] {
  const { phase, speech, isPart, isInterrupted, play, stop, continueReading, newArticle } = reading;
  const another = isPart ? [] : [{ label: '別の記事', go: newArticle }];
  if (phase.name === 'ready') {
    const label = speech.state === 'silent' ? '始める' : '読み上げを始める';
    return [{ label, disabled: speech.state === 'loading', go: play }, ...another];
  }
  const halt: DrillAction = { label: '停止', variant: 'outline', go: stop };
  if (isInterrupted) return [{ label: '続きを聞く', go: continueReading }, halt];
  return [{ ...halt, variant: 'primary' }, ...another];
}
