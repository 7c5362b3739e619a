import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/layout/page.tsx';
import type { Circuit } from '../content/circuits.ts';
import { GuidedPage } from '../guided/guided-page.tsx';
import { CircuitMotif } from '../motifs/pictures.tsx';
import { LessonVideo } from './lesson-video.tsx';

/** The guided player of one circuit. */
export function CircuitPlayer({ circuit }: { readonly circuit: Circuit }) {
  const navigate = useNavigate();
  const { id, title, description, difficulty, minutes } = circuit;
  return (
    <GuidedPage
      label="サーキット"
      title={title}
      description={description}
      text={circuit}
      session={{
        training_type: 'circuit',
        video_title: title,
        video_number: null,
        duration_minutes: minutes,
        details: { circuit: id, difficulty },
      }}
      back={<BackLink to={paths.circuits} replace />}
      picture={<LessonVideo lesson={id} title={title} picture={<CircuitMotif id={id} size={128} />} />}
      ended={`「${title}」をひと回りしました`}
      leave={{ label: 'サーキットの一覧へ', go: () => void navigate(paths.circuits, { replace: true }) }}
    />
  );
}
