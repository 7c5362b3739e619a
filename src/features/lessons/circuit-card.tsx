import { Link } from 'react-router-dom';
import { webAddress } from '../../lib/web-address.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Row } from '../../ui/row.tsx';
import { Ruby } from '../../ui/ruby.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { circuitAddress } from './circuit-address.ts';
import type { Circuit } from './content/circuits.ts';
import { LessonVideo } from './lesson-video.tsx';
import { CircuitMotif } from './motifs/circuits.tsx';
import { circuitVideoIds } from './video-ids.ts';

/** One circuit: description, video or picture, and links to start it. */
export function CircuitCard({ circuit }: { readonly circuit: Circuit }) {
  const { id, title, description, difficulty, minutes } = circuit;
  const videoId = circuitVideoIds[id] ?? null;
  const site = webAddress(import.meta.env.VITE_PRACTICE_SITE_URL);
  return (
    <Card as="article" labelledBy={id}>
      <Stack>
        <Row gap="s" wrap={false} align="start">
          {videoId === null ? <CircuitMotif id={id} size={56} /> : null}
          <Stack gap="2xs">
            <Heading id={id} variant="brush">
              <Ruby>{title}</Ruby>
            </Heading>
            <Text variant="small" tone="muted">
              <Ruby>{description}</Ruby>
            </Text>
            <Row gap="xs">
              <Chip>{difficulty}</Chip>
              <Chip>{minutes}分</Chip>
            </Row>
          </Stack>
        </Row>
        {videoId === null ? null : (
          <LessonVideo videoId={videoId} title={title} picture={<CircuitMotif id={id} size={96} />} />
        )}
        <Row equal>
          <Link
            className={buttonClass({ full: true, variant: 'outline' })}
            to={circuitAddress(id)}
            aria-describedby={id}
          >
            稽古を始める
          </Link>
          {site === null ? null : (
            <a
              className={buttonClass({ variant: 'outline', full: true })}
              href={site}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={id}
            >
              稽古サイトを開く
            </a>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
