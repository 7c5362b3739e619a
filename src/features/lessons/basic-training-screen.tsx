import { useSearchParams } from 'react-router-dom';
import { useTopicsDone } from '../../data/training/training-history.ts';
import { paths } from '../../paths.ts';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Card, Heading, Row, Small } from '../../ui/layout/primitives.tsx';
import { topics } from './content/topics.ts';
import { TOPICS_TITLE } from './titles.ts';
import { TopicLinks } from './today/topic-links.tsx';
import { TopicPlayer } from './today/topic-player.tsx';

/** The eleven basic awareness topics; `?topic=` opens the player of one. */
export function BasicTrainingScreen() {
  const [query] = useSearchParams();
  const done = useTopicsDone();
  const chosen = topics.find(({ id }) => String(id) === query.get('topic'));
  if (chosen !== undefined) return <TopicPlayer key={chosen.id} topic={chosen} />;
  return (
    <Page title={TOPICS_TITLE} back={<BackLink to={paths.menu} />}>
      <Card labelledBy="topics" gap="xs">
        <Row justify="between">
          <Heading id="topics">{`${topics.length}の解説`}</Heading>
          <Small numeric>{`済み ${topics.filter(({ title }) => done.has(title)).length} / ${topics.length}`}</Small>
        </Row>
        <Small>十四ツで向ける意識を、ひとつの場面で試しながら知ります。どれから始めてもかまいません。</Small>
        <TopicLinks topics={topics} />
      </Card>
    </Page>
  );
}
