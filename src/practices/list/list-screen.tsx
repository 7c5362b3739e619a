import { useAim } from '../../data/member/aim.ts';
import { useLevelNames } from '../../data/training/practice-levels.ts';
import { type Aim, recommendDrills } from '../../data/training/recommended-drills.ts';
import { type TrainingHistory, useTrainingHistory } from '../../data/training/training-history.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { catalogue } from '../catalogue.ts';
import { homeDrills } from '../home-practices.ts';
import type { Practice } from '../practice.ts';
import { useOpenPractices } from '../use-open-practices.ts';
import { OtherPractices } from './other-practices.tsx';
import { PracticeTiles } from './practice-tiles.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { arrangeTiles, practiceTiles } from './tiles.ts';
import { TrainingOverview } from './training-overview.tsx';

/** The practice list, with the latest sessions. The tiles come with them, and do not move under a finger. */
export function ListScreen() {
  const history = useTrainingHistory();
  const aim = useAim();
  const levels = useLevelNames();
  const openPractices = useOpenPractices();
  const tiles = practiceTiles(catalogue, openPractices);
  return (
    <Page title="十七の稽古" back={<BackLink to={paths.menu} />}>
      {history === undefined || aim === undefined ? null : (
        <>
          <PracticeTiles {...arrangeTiles(tiles, recommendedPaths(openPractices, history, aim))} levels={levels} />
          <TrainingOverview history={history} practiceCount={tiles.length} />
          <RecentSessions history={history} />
          <OtherPractices />
        </>
      )}
    </Page>
  );
}

/** The paths of the three drills that fit the member now. */
function recommendedPaths(open: readonly Practice[], { entries }: TrainingHistory, aim: Aim | null): readonly string[] {
  const drills = homeDrills.filter(({ path }) => open.some((practice) => practice.path === path));
  return recommendDrills(drills, entries, aim).map(({ drill }) => drill.path);
}
