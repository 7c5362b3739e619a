import { useState } from 'react';
import { itemIdAt } from '../../../sync/model/practice/content-item.ts';
import type { MonthlyTheme } from '../../../sync/model/published/monthly-content.ts';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Heading, Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { itemAt } from '../random/item-at.ts';
import { articles } from '../utsusie/content.ts';
import { PartScreen } from './parts.tsx';
import { Retelling } from './retelling.tsx';
import { themeOn } from './rules.ts';

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
