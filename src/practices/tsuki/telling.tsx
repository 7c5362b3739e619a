import { useEffect, useEffectEvent, useState } from 'react';
import { useBell } from '../../data/device/use-bell.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { secondsUntil } from '../../lib/duration.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAnnounceMarks } from '../../shared/use-announce-marks.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Clock } from '../../ui/graphics/clock.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import type { Article } from '../utsusie/content.ts';
import { TELLING_SECONDS } from './rules.ts';

interface TellingProps {
  readonly article: Article;
  readonly onEnd: () => void;
}

/** The minute in which the article is told once more. */
export function Telling({ article, onEnd }: TellingProps) {
  const [endAt] = useState(() => Date.now() + TELLING_SECONDS * 1000);
  const remaining = Math.min(TELLING_SECONDS, secondsUntil(endAt, useNow(Date.now, true)));
  const isOver = remaining === 0;
  useWakeLock(true);
  useBell(true, isOver ? endAt : null);
  useAnnounceMarks(remaining, TELLING_SECONDS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <DrillPage
      item={article}
      footer={<Button label="語り終える" full variant="outline" onClick={ignoreDoubleClick(onEnd)} />}
    >
      <Stack fill gap="l" align="center">
        <FocusedHeading variant="phase" ruby={article.title} readings={article.readings} />
        <Enso fraction={1 - remaining / TELLING_SECONDS} size={208}>
          <Clock seconds={remaining} />
        </Enso>
        <Text>はじめに聞いた話を、声に出すか胸のうちで語り直します。どこで、誰が、何を、どんな順に。</Text>
      </Stack>
    </DrillPage>
  );
}
