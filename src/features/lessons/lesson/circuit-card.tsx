import { useOutsidePage, useVideoId } from '../../../data/training/outside-addresses.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Card, Heading, Row, Small, Stack } from '../../../ui/layout/primitives.tsx';
import type { Circuit } from '../content/circuits.ts';
import { CircuitMotif } from '../motifs/pictures.tsx';
import { LessonVideo } from './lesson-video.tsx';

/** One circuit: description, video or picture, and links to start it. */
export function CircuitCard({ circuit }: { readonly circuit: Circuit }) {
  const { id, title, description, difficulty, minutes } = circuit;
  const videoId = useVideoId(id);
  const site = useOutsidePage(`site:${id}`);
  return (
    <Card as="article" labelledBy={id} gap="s">
      <Row gap="s" wrap={false} align="start">
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
