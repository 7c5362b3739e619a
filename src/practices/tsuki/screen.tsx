import { useState } from 'react';
import { itemIdAt } from '../../../sync/model/practice/content-item.ts';
import type { MonthlyTheme } from '../../../sync/model/published/monthly-content.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Heading, Text } from '../../ui/layout/text.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { itemResult, useSession } from '../host/use-session.ts';
import { itemAt } from '../random/item-at.ts';
import { articles } from '../utsusie/content.ts';
import { articlePart, PartScreen, scenePart } from './parts.tsx';
import { type MonthlyPhase, themeOn } from './rules.ts';
import { Telling } from './telling.tsx';
import { WordRecall } from './word-recall.tsx';

/** What the member is asked once the article was told. */
const TOLD_QUESTION = '語り直していて、いちばん鮮やかだった場面は。';

/** 月の通し稽古: three words, 写絵 and 洞顧 on one theme, the words again, and a minute to tell the article once more. */
export function Screen() {
  const { practice, deck, material, now } = useDrill();
  const [theme] = useState(() => themeOn(deck.day, material));
  const [phase, setPhase] = useState<MonthlyPhase>('words');
  const [startedAt] = useState(now);
  const [seconds, setSeconds] = useState<number | null>(null);
  const article = itemAt(articles, theme.article - 1);
  useMarkSeen(phase === 'words' ? null : theme.id);
  const session = useSession(
    itemResult({
      title: `${practice.title}「${theme.title}」`,
      item: theme,
      seconds,
      done: '聞いた話を語り直しました',
    }),
  );

  if (session.ended !== null) {
    return (
      <DrillEnd
        session={session}
        question={TOLD_QUESTION}
        item={theme}
        subject={theme.title}
        below={
          <Disclosure summary="本文を見る">
            <Text variant="passage" ruby={article.content} readings={article.readings} />
          </Disclosure>
        }
      >
        <Text>本文を開き、語らなかった場面をひとつ見つけます。</Text>
      </DrillEnd>
    );
  }
  switch (phase) {
    case 'words':
      return (
        <DrillPage item={theme} isUntouched actions={[{ label: '覚えて、話を聞く', go: () => setPhase('article') }]}>
          <Words theme={theme} />
        </DrillPage>
      );
    case 'article':
      return <PartScreen part={articlePart} item={article.id} onEnd={() => setPhase('rest')} />;
    case 'rest':
      return (
        <DrillPage actions={[{ label: '情景を当てる', go: () => setPhase('scene') }]}>
          <Stack fill gap="l" align="center">
            <FocusedHeading variant="phase">話は、ここまでです</FocusedHeading>
            <Text>この話は、終わりに語り直します。その前に、伏せた情景をひとつ、問いで当てます。</Text>
          </Stack>
        </DrillPage>
      );
    case 'scene':
      return <PartScreen part={scenePart} item={itemIdAt('doko', theme.scene)} onEnd={() => setPhase('recall')} />;
    case 'recall':
    case 'backwards':
      return (
        <WordRecall
          key={phase}
          theme={theme}
          isBackwards={phase === 'backwards'}
          onBackwards={() => setPhase('backwards')}
          onTell={() => setPhase('telling')}
        />
      );
    case 'telling':
      return <Telling article={article} onEnd={() => setSeconds(elapsedSeconds(startedAt, now()))} />;
  }
}

/** The theme and its words, before anything is done. */
function Words({ theme: { month, title, words, readings } }: { readonly theme: MonthlyTheme }) {
  return (
    <Stack fill gap="l">
      <Stack gap="2xs" align="center">
        <Caption>{`${month}月の題・約10分`}</Caption>
        <Heading variant="phase" ruby={title} readings={readings} />
      </Stack>
      <Text>
        三つの語を預けます。順番のまま覚えてください。話をひとつ聞き、情景をひとつ当てたあとで、思い出します。
      </Text>
      <NumberedLines lines={words} readings={readings} />
      <Text variant="small">終わりに、聞いた話を60秒で語り直します。</Text>
    </Stack>
  );
}
