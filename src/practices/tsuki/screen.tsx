import { useMemo, useState } from 'react';
import { itemIdAt, itemNumber } from '../../../sync/model/practice/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import type { MonthlyTheme } from '../../../sync/model/published/monthly-content.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Heading, Text } from '../../ui/layout/text.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { itemAt } from '../random/item-at.ts';
import { type Article, articles } from '../utsusie/content.ts';
import { busyActions, Exercising, TimedView } from '../utsusie/finished-screen.tsx';
import { JudgedView } from '../utsusie/recall-view.tsx';
import { useAfterwards } from '../utsusie/use-afterwards.ts';
import { PartScreen } from './parts.tsx';
import { TELLING_SECONDS, themeOn, wordQuestions } from './rules.ts';

type Phase = 'words' | 'article' | 'rest' | 'scene' | 'forwards' | 'backwards';

/** 月の通し稽古: three words, 写絵 and 洞顧 on one theme, the words again, and a minute to tell the article once more. */
export function Screen() {
  const { deck, material, now } = useDrill();
  const [theme] = useState(() => themeOn(deck.day, material));
  const [startedAt] = useState(now);
  const [phase, setPhase] = useState<Phase>('words');
  const article = itemAt(articles, theme.article - 1);
  useMarkSeen(phase === 'words' ? null : theme.id);

  switch (phase) {
    case 'words':
      return (
        <DrillPage item={theme} isUntouched actions={[{ label: '覚えて、話を聞く', go: () => setPhase('article') }]}>
          <Words theme={theme} />
        </DrillPage>
      );
    case 'article':
      return <PartScreen of="utsusie" item={article.id} onEnd={() => setPhase('rest')} />;
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
      return <PartScreen of="doko" item={itemIdAt('doko', theme.scene)} onEnd={() => setPhase('forwards')} />;
    default:
      return (
        <Retelling
          key={phase}
          theme={theme}
          article={article}
          startedAt={startedAt}
          isBackwards={phase === 'backwards'}
          onBackwards={() => setPhase('backwards')}
        />
      );
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

interface RetellingProps {
  readonly theme: MonthlyTheme;
  readonly article: Article;
  readonly startedAt: number;
  /** Whether the words are told from the last to the first. */
  readonly isBackwards: boolean;
  readonly onBackwards: () => void;
}

/** The three words, told and then chosen, a minute to tell the article once more, and the end. */
function Retelling({ theme, article, startedAt, isBackwards, onBackwards }: RetellingProps) {
  const { practice, now } = useDrill();
  const afterwards = useAfterwards(wordQuestions(theme, isBackwards), TELLING_SECONDS);
  const { phase } = afterwards.state;
  const isTold = phase.name === 'drawn';
  const seconds = useMemo(() => (isTold ? elapsedSeconds(startedAt, now()) : 0), [isTold, startedAt, now]);
  const title = `${practice.title}「${theme.title}」`;
  const durationMinutes = recordedMinutesFromSeconds(seconds);
  const result = { title, number: itemNumber(theme), durationMinutes, done: '聞いた話を語り直しました' };
  const session = useSession(isTold ? result : null);
  const tell = { label: '60秒で語り直す', go: afterwards.paper };

  switch (phase.name) {
    case 'drawn':
      return (
        <DrillEnd
          session={session}
          question="語り直していて、いちばん鮮やかだった場面は。"
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
    case 'drawing':
      return (
        <DrillPage item={article} actions={[{ label: '語り終える', go: afterwards.endPaper }]}>
          <TimedView
            heading={<Ruby readings={article.readings}>{article.title}</Ruby>}
            remaining={afterwards.remaining}
            total={TELLING_SECONDS}
          >
            はじめに聞いた話を、声に出すか胸のうちで語り直します。どこで、誰が、何を、どんな順に。
          </TimedView>
        </DrillPage>
      );
    case 'judged':
      return (
        <DrillPage item={theme} actions={isBackwards ? [tell] : [tell, { label: '逆から言う', go: onBackwards }]}>
          <JudgedView state={afterwards.state} />
        </DrillPage>
      );
    case 'resting':
      return (
        <DrillPage actions={[{ label: '選んで確かめる', go: afterwards.recall }]}>
          <Stack fill gap="l" align="center">
            <FocusedHeading variant="phase">
              {isBackwards ? '今度は、三つめから逆に' : '預けた三つの語を思い出します'}
            </FocusedHeading>
            <Text>声に出すか、胸のうちで、順に言います。言えたら、並んだ語から選んで確かめます。</Text>
          </Stack>
        </DrillPage>
      );
    default:
      return (
        <DrillPage item={theme} actions={busyActions(afterwards)}>
          <Exercising afterwards={afterwards} />
        </DrillPage>
      );
  }
}
