import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOutsidePage, useVideoId } from '../../data/training/outside-addresses.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Heading, Small } from '../../ui/layout/text.tsx';
import { type Circuit, circuits } from './content/circuits.ts';
import { GuidedPage } from './guided/guided-page.tsx';
import { LessonVideo } from './lesson/lesson-video.tsx';
import { CircuitMotif } from './motifs/pictures.tsx';

/** The four circuits; `?circuit=` opens one. */
export function CircuitTrainingScreen() {
  const [query] = useSearchParams();
  const chosen = circuits.find(({ id }) => id === query.get('circuit'));
  if (chosen !== undefined) return <CircuitPlayer key={chosen.id} circuit={chosen} />;
  return (
    <Page
      title="サーキットの稽古"
      back={<BackLink to={paths.menu} />}
      footer={<ButtonLink label="ホームへ戻る" variant="outline" full to={paths.home} />}
    >
      <Small>いくつかの持ち場を、休まずにひと回りします。Aは見る・聴く・覚える、Bは考えて決める道順です。</Small>
      {circuits.map((circuit) => (
        <CircuitCard key={circuit.id} circuit={circuit} />
      ))}
    </Page>
  );
}

/** One circuit: description, video or picture, and links to start it. */
function CircuitCard({ circuit }: { readonly circuit: Circuit }) {
  const { id, title, description, difficulty, minutes } = circuit;
  const videoId = useVideoId(id);
  const site = useOutsidePage(`site:${id}`);
  return (
    <Card as="article" labelledBy={id} gap="s">
      <Row wrap="words" align="start">
        {videoId === null ? <CircuitMotif id={id} size={56} /> : null}
        <Stack gap="2xs">
          <Heading id={id} variant="brush" ruby={title} />
          <Small ruby={description} />
          <Row gap="xs">
            <Chip>{difficulty}</Chip>
            <Chip>{`${minutes}分`}</Chip>
          </Row>
        </Stack>
      </Row>
      {videoId === null ? null : <LessonVideo lesson={id} title={title} picture={<CircuitMotif id={id} size={96} />} />}
      <Row equal>
        <ButtonLink label="稽古を始める" full variant="outline" to={paths.circuit(id)} aria-describedby={id} />
        {site === null ? null : (
          <ButtonLink
            label="稽古サイトを開く"
            full
            variant="outline"
            to={site}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={id}
          />
        )}
      </Row>
    </Card>
  );
}

function CircuitPlayer({ circuit }: { readonly circuit: Circuit }) {
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
