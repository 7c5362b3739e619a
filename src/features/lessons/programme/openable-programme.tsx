import { useState } from 'react';
import { countCompletedLessons, isOpen } from '../../../../sync/model/lessons/lessons.ts';
import { useOpenedKeys } from '../../../data/member/published-content.ts';
import { useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MoreReadings } from '../../../ui/graphics/ruby.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { SpecialCardMotif } from '../motifs/pictures.tsx';
import type { LessonProgramme } from './programme.ts';
import { ProgrammeScreen } from './programme-screen.tsx';

interface OpenableProgrammeProps {
  readonly programme: LessonProgramme;
  /** Loads the readings of its words, on top of the app's own. */
  readonly loadReadings: () => Promise<string>;
}

/** A programme that the admin opens. A visit that has begun goes on when the admin closes it. */
export function OpenableProgramme({ programme, loadReadings }: OpenableProgrammeProps) {
  const opened = useOpenedKeys();
  const [hasEntered, setEntered] = useState(false);
  const mayEnter = isOpen(programme, opened);
  if (mayEnter && !hasEntered) setEntered(true);
  if (mayEnter || hasEntered) {
    return (
      <MoreReadings load={loadReadings}>
        <ProgrammeScreen programme={programme} />
      </MoreReadings>
    );
  }
  return (
    <Page title={practiceName(programme.type)} back={<BackLink to={paths.specialLessons} />}>
      <InPreparation programme={programme} />
    </Page>
  );
}

function InPreparation({ programme }: { readonly programme: LessonProgramme }) {
  const progress = useLessonProgress(programme);
  const done = progress ? countCompletedLessons(progress) : 0;
  return (
    <EmptyState
      title="準備中"
      motif={<SpecialCardMotif id={programme.motif} />}
      action={<ButtonLink label="特殊意識の稽古へ戻る" variant="outline" to={paths.specialLessons} />}
    >
      {done === 0
        ? 'このプログラムは、まだ開いていません。'
        : `このプログラムは、今は閉じています。終えた${done}回の記録は残っていて、開けば続きから始められます。`}
    </EmptyState>
  );
}
