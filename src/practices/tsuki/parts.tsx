import { useDrillLevel } from '../../data/training/practice-levels.ts';
import { Screen as SceneScreen } from '../doko/screen.tsx';
import { DrillReadings } from '../host/drill-readings.tsx';
import { DrillContext, useDrill } from '../host/use-drill.ts';
import { Screen as ArticleScreen } from '../utsusie/screen.tsx';

const parts = {
  utsusie: { Screen: ArticleScreen, loadReadings: () => import('../utsusie/readings.ts') },
  doko: { Screen: SceneScreen, loadReadings: () => import('../doko/readings.ts') },
} as const;

interface PartScreenProps {
  readonly of: keyof typeof parts;
  /** The only item that it shows. */
  readonly item: string;
  readonly onEnd: () => void;
}

/** A drill as a part of the practice on the screen, at the member's own level: its session is the end of the part. */
export function PartScreen({ of, item, onEnd }: PartScreenProps) {
  const drill = useDrill();
  const level = useDrillLevel(of)?.next ?? 1;
  const { Screen } = parts[of];
  const onFinish = async () => {
    onEnd();
    return true;
  };
  const part = { material: null, deck: { ...drill.deck, level, only: item }, onFinish, onEnd: () => undefined };
  return (
    <DrillReadings practice={parts[of]}>
      <DrillContext value={{ ...drill, ...part }}>
        <Screen />
      </DrillContext>
    </DrillReadings>
  );
}
