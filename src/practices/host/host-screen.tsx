import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dayAt, hourAt } from '../../../sync/model/day/day.ts';
import { isOpen } from '../../../sync/model/lessons/lessons.ts';
import { createDeck } from '../../../sync/model/practice/deck.ts';
import { useSuppressPrompts } from '../../data/device/suppress-prompts.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useOpenedKeys } from '../../data/member/published-content.ts';
import { readMaterial } from '../../data/training/material.ts';
import { readLevel } from '../../data/training/practice-levels.ts';
import { readPracticeMemory } from '../../data/training/practice-memory.ts';
import { readTrainingHistory } from '../../data/training/training-history.ts';
import { storeVisits } from '../../data/training/visit-log.ts';
import { visibleNow } from '../../lib/browser/visible-clock.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { origins, paths } from '../../paths.ts';
import { useReportText } from '../../shared/report-text.tsx';
import { useNextStep } from '../../shared/use-next-step.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { minutesOf } from '../catalogue.ts';
import { itemOfSession } from '../item-of-session.ts';
import { PracticeDetail } from '../list/detail-screen.tsx';
import type { Practice, PracticeResult } from '../practice.ts';
import { DrillEnd } from './drill-end.tsx';
import { BackButton, useGoBack } from './drill-page.tsx';
import { DrillReadings } from './drill-readings.tsx';
import { DrillContext } from './use-drill.ts';
import { useVisit } from './use-visit.ts';

/** A drill, or its detail page until the admin opens it. A visit that has begun goes on when the admin closes it. */
export function HostScreen({ practice }: { readonly practice: Practice }) {
  const opened = useOpenedKeys();
  const [hasEntered, setEntered] = useState(false);
  const mayEnter = hasEntered || isOpen(practice, opened);
  if (mayEnter && !hasEntered) setEntered(true);
  return mayEnter ? <OpenDrill practice={practice} /> : <PracticeDetail id={practice.id} />;
}

/** Hosts one drill: loads it, provides its props, and records its sessions. */
function OpenDrill({ practice }: { readonly practice: Practice }) {
  useSuppressPrompts();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const isFromLink = [origins.home, origins.practices].includes(useLocation().state);
  const { loaded, retry } = useOpenedDrill(practice);
  const { trainingType, title, answersNeeded, countsShown, id } = practice;
  const plan = { trainingType, title, answersNeeded, countsShown, plannedMinutes: minutesOf(id) };
  const visit = useVisit(plan, loaded.state === 'ready' ? loaded.value.deck.level : 1);
  // Neither the drill nor a second list entry may remain in the history.
  const onLeave = () => (isFromLink ? goBack() : void navigate(paths.practices, { replace: true }));
  const [end, setEnd] = useState<PracticeResult | null>(null);
  const again = {
    label: practice.isCircular ? 'はじめの画面へ' : 'もう一度',
    go() {
      setEnd(null);
      retry();
    },
  };
  const other = useNextStep(again);
  const onReport = useReportText();

  return (
    <DrillReadings practice={practice}>
      {loaded.state === 'ready' ? (
        <DrillContext
          value={{ practice, ...loaded.value, now: visibleNow, ...visit, onReport, onEnd: setEnd, onLeave }}
        >
          {end === null ? (
            <loaded.value.Screen />
          ) : (
            <DrillEnd result={end} {...(practice.isCircular ? { first: again } : { other })} />
          )}
        </DrillContext>
      ) : (
        <Page title={practice.title} back={<BackButton onBack={onLeave} />}>
          <Stack fill align="center">
            {loaded.state === 'loading' ? <Spinner>読み込み中...</Spinner> : <NotLoaded onRetry={retry} />}
          </Stack>
        </Page>
      )}
    </DrillReadings>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="稽古を読み込めませんでした" action={<Button label="もう一度読み込む" onClick={onRetry} />}>
        電波のよい場所で、もう一度お試しください。これまでの記録はこの端末に残っています。
      </EmptyState>
    </div>
  );
}

/** The screen of a drill, its added items, and the deck of this visit, with a retry. */
function useOpenedDrill(practice: Practice) {
  const member = useMember();
  const [seed] = useState(randomSeed);
  const open = useCallback(async () => {
    // A visit that was killed counts for this one; if it cannot be stored now, its notes stay.
    await storeVisits(member).catch(() => {});
    const [{ Screen }, material, memory, { entries }, levels] = await Promise.all([
      practice.load(),
      readMaterial(member, practice.id),
      readPracticeMemory(member, `${practice.id}-`, itemOfSession),
      readTrainingHistory(member),
      readLevel(member, practice.trainingType),
    ]);
    const sessions = entries.filter(({ trainingType }) => trainingType === practice.trainingType).length;
    const now = member.clock.now();
    return {
      Screen,
      material,
      deck: createDeck({ memory, sessions, ...levels, day: dayAt(now), hour: hourAt(now), seed }),
    };
  }, [practice, member, seed]);
  return useLoaded(open);
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
