import { useCallback } from 'react';
import { useMember } from '../../data/member/member-context.tsx';
import { readLevel } from '../../data/training/practice-levels.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { DrillReadings } from '../host/drill-readings.tsx';
import { DrillContext, useDrill } from '../host/use-drill.ts';
import type { Practice } from '../practice.ts';

type Part = Pick<Practice, 'trainingType' | 'load' | 'loadReadings'>;

export const articlePart: Part = {
  trainingType: 'utsusie',
  loadReadings: () => import('../utsusie/readings.ts'),
  load: () => import('../utsusie/screen.tsx'),
};

export const scenePart: Part = {
  trainingType: 'doko',
  loadReadings: () => import('../doko/readings.ts'),
  load: () => import('../doko/screen.tsx'),
};

interface PartScreenProps {
  readonly part: Part;
  /** The only item that it shows. */
  readonly item: string;
  readonly onEnd: () => void;
}

/** A drill as a part of the practice on the screen, at the member's own level: its session is the end of the part. */
export function PartScreen({ part, item, onEnd }: PartScreenProps) {
  const drill = useDrill();
  const member = useMember();
  const open = useCallback(async () => {
    const [{ Screen }, levels] = await Promise.all([part.load(), readLevel(member, part.trainingType)]);
    return { Screen, levels };
  }, [part, member]);
  const { loaded, retry } = useLoaded(open);
  if (loaded.state !== 'ready') {
    return (
      <DrillPage>
        <Stack fill align="center">
          {loaded.state === 'loading' ? (
            <Spinner>読み込み中...</Spinner>
          ) : (
            <EmptyState
              title="稽古を読み込めませんでした"
              action={<Button label="もう一度読み込む" onClick={retry} />}
            />
          )}
        </Stack>
      </DrillPage>
    );
  }
  const { Screen, levels } = loaded.value;
  const deck = { ...drill.deck, ...levels, only: item };
  const onFinish = async () => {
    onEnd();
    return true;
  };
  return (
    <DrillReadings practice={part}>
      <DrillContext value={{ ...drill, material: null, deck, onFinish, onEnd: () => undefined }}>
        <Screen />
      </DrillContext>
    </DrillReadings>
  );
}
