import { useTrainingHistory } from '../../data/training/training-history.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { catalogue } from '../catalogue.ts';
import { useOpenPractices } from '../use-open-practices.ts';
import { OtherPractices } from './other-practices.tsx';
import { PracticeTiles } from './practice-tiles.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { practiceTiles } from './tiles.ts';
import { TrainingOverview } from './training-overview.tsx';

/** The practice list, with the latest sessions. The tiles come with them, and do not move under a finger. */
export function ListScreen() {
  const history = useTrainingHistory();
  const tiles = practiceTiles(catalogue, useOpenPractices());
  return (
    <Page title="十七の稽古" back={<BackLink to={paths.menu} />}>
      <TrainingOverview practiceCount={tiles.length} />
      {history === undefined ? null : (
        <>
          <RecentSessions history={history} />
          <PracticeTiles tiles={tiles} />
          <OtherPractices />
        </>
      )}
    </Page>
  );
}
