import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/layout/page.tsx';
import type { Circuit } from '../content/circuits.ts';
import { GuidedPage } from '../guided/guided-page.tsx';
import { CircuitMotif } from '../motifs/circuits.tsx';
import { LessonVideo } from './lesson-video.tsx';
import { useLessonRecord } from './use-lesson-record.ts';

/** The training_type of a finished circuit. */
const CIRCUIT = 'circuit';

/** The guided player of one circuit. */
export function CircuitPlayer({ circuit }: { readonly circuit: Circuit }) {
  const navigate = useNavigate();
  const record = useLessonRecord();
  const { id, title, description, difficulty, minutes } = circuit;

  function finish(practised: number) {
    return record({
      training_type: CIRCUIT,
      video_title: title,
      video_number: null,
      duration_minutes: practised,
      details: { circuit: id, difficulty },
    });
  }

  return (
    <GuidedPage
      label="サーキット"
      title={title}
      description={description}
      about={CIRCUIT}
      minutes={minutes}
      text={circuit}
      back={<BackLink to={paths.circuits} replace />}
      picture={<LessonVideo lesson={id} title={title} picture={<CircuitMotif id={id} size={128} />} />}
      doneLabel="稽古完了"
      onDone={finish}
      ended={`「${title}」をひと回りしました`}
      leave={{ label: 'サーキットの一覧へ', go: () => void navigate(paths.circuits, { replace: true }) }}
    />
  );
}
