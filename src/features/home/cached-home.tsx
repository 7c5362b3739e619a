import { dayAt } from '../../../sync/model/day/day.ts';
import { practisedDay } from '../../../sync/model/practice/practised-day.ts';
import type { HomeCache } from '../../data/member/home-cache.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Greeting } from './greeting.tsx';
import { GuideSteps } from './guide-steps.tsx';
import { StreakFacts } from './streak-facts.tsx';
import { TrainingFacts } from './training-facts.tsx';

/** The last seen home screen, shown until the member's data has opened. */
export function CachedHome({ homeCache }: { readonly homeCache: HomeCache }) {
  const nowMs = Date.now();
  return (
    <Page title="ホーム" heading="稽古">
      <Greeting username={homeCache.username} nowMs={nowMs} />
      <GuideSteps isOpen={homeCache.isGuideOpen} />
      <StreakFacts {...homeCache} />
      <CachedTraining today={homeCache.today} nowMs={nowMs} />
    </Page>
  );
}

function CachedTraining({ today, nowMs }: Pick<HomeCache, 'today'> & { readonly nowMs: number }) {
  if (today === undefined || today.day !== dayAt(nowMs)) return null;
  const { training, hasTrained, dailyMinutes } = today;
  const sessions = today.sessions.map((session) => ({ ...session, day: dayAt(session.completedAt) }));
  const day = practisedDay(sessions, nowMs, dailyMinutes);
  return <TrainingFacts training={training} hasTrained={hasTrained} day={day} nowMs={nowMs} />;
}
