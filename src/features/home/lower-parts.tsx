import { Suspense, useState } from 'react';
import { useFirstSyncRunning, useHomeArriving } from '../../data/sync/sync-status.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Cards } from '../../shared/cards.tsx';
import { SignOutButton } from '../../shared/sign-out-button.tsx';
import { ExtraCardView } from './extra-card-view.tsx';
import { GroupPracticeCard } from './group-practice-card.tsx';
import type { HomePractices } from './home-practices.ts';
import { ProgrammeCard } from './programme-card.tsx';
import { type PracticeFacts, useExtraCard, usePracticeFacts } from './use-extra-card.ts';

/** What stands below today's training: as a whole, so that no part moves away from under a finger. */
export function LowerParts({ loadPractices }: { readonly loadPractices: () => Promise<HomePractices> }) {
  const facts = usePracticeFacts(loadPractices);
  const isArriving = useHomeArriving();
  const isFirstSync = useFirstSyncRunning();
  const isRead = !isArriving && (facts !== undefined || isFirstSync);
  const [hasAppeared, setHasAppeared] = useState(isRead);
  if (isRead && !hasAppeared) setHasAppeared(true);
  if (!hasAppeared) return null;
  return (
    <Suspense>
      <Cards>
        <SuggestedCards facts={facts} />
        <GroupPracticeCard />
        <ButtonLink label="お知らせ" variant="quiet" size="small" full to={paths.announcements} />
        <SignOutButton />
      </Cards>
    </Suspense>
  );
}

function SuggestedCards({ facts }: { readonly facts: PracticeFacts | undefined }) {
  const card = useExtraCard(facts);
  return (
    <>
      {card === null ? null : <ExtraCardView card={card} />}
      <ProgrammeCard isSuggested={card?.kind === 'lesson'} />
    </>
  );
}
