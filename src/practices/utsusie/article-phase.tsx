import { durationText } from '../../lib/duration.ts';
import { SafetyNote } from '../../shared/safety-note.tsx';
import { ScreenOffNote } from '../../shared/screen-off-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Clock } from '../../ui/graphics/clock.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { useDrill, useTile } from '../host/use-drill.ts';
import { NOMINAL_SECONDS } from './rules.ts';
import type { ArticleReading } from './use-article.ts';

/** Instructions for the current phase. */
export function ArticlePhase({ reading }: { readonly reading: ArticleReading }) {
  switch (reading.phase.name) {
    case 'ready':
      return <Ready reading={reading} />;
    case 'playing':
      return <Playing reading={reading} sentence={reading.phase.sentence} />;
    case 'finished':
      return null;
  }
}

function Ready({ reading: { article, sentences, speech } }: { readonly reading: ArticleReading }) {
  const isPaperFirst = useTile() === 'shae';
  const isPart = useDrill().deck.only !== undefined;
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
export function ArticleActions({ reading }: { readonly reading: ArticleReading }) {
  const { phase, speech, isInterrupted, play, stop, continueReading, newArticle } = reading;
  const isPart = useDrill().deck.only !== undefined;
  const another = isPart ? null : <Button label="別の記事" key="another" full variant="outline" onClick={newArticle} />;

  switch (phase.name) {
    case 'ready':
      return (
        <>
          <Button
            label={speech.state === 'silent' ? '始める' : '読み上げを始める'}
            key="voice"
            full
            disabled={speech.state === 'loading'}
            onClick={ignoreDoubleClick(play)}
          />
          {another}
        </>
      );
    case 'playing':
      return isInterrupted ? (
        <>
          <Button label="続きを聞く" aria-keyshortcuts="ArrowRight" key="on" full onClick={continueReading} />
          <Button label="停止" key="voice" full variant="outline" onClick={stop} />
        </>
      ) : (
        <>
          <Button label="停止" key="voice" full onClick={ignoreDoubleClick(stop)} />
          {another}
        </>
      );
    case 'finished':
      return null;
  }
}
