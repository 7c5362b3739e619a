import type { Glance } from '../../data/glance.ts';
import { Page } from '../../ui/page.tsx';
import { Greeting } from './greeting.tsx';
import { StreakFacts } from './streak-facts.tsx';

/** The last seen home screen, shown until the member's data has opened. */
export function HomeGlance({ glance }: { readonly glance: Glance }) {
  return (
    <Page title="ホーム" heading="稽古">
      <Greeting username={glance.username} nowMs={Date.now()} />
      <StreakFacts streak={glance.streak} />
    </Page>
  );
}
