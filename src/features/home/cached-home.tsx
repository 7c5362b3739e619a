import type { HomeCache } from '../../data/member/home-cache.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Greeting } from './greeting.tsx';
import { GuideSteps } from './guide-steps.tsx';
import { StreakFacts } from './streak-facts.tsx';

/** The last seen home screen, shown until the member's data has opened. */
export function CachedHome({ homeCache }: { readonly homeCache: HomeCache }) {
  return (
    <Page title="ホーム" heading="稽古">
      <Greeting username={homeCache.username} nowMs={Date.now()} />
      <GuideSteps isOpen={homeCache.isGuideOpen} />
      <StreakFacts {...homeCache} />
    </Page>
  );
}
