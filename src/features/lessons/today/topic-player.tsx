import { useNavigate } from 'react-router-dom';
import { BASIC_AWARENESS, useTopicsDone } from '../../../data/training/training-history.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/layout/page.tsx';
import { TitledCard } from '../../../ui/layout/primitives.tsx';
import { type Topic, topics } from '../content/topics.ts';
import { GuidedPage } from '../guided/guided-page.tsx';
import { LessonVideo } from '../lesson/lesson-video.tsx';
import { TopicPicture } from '../motifs/pictures.tsx';
import { TopicLinks } from './topic-links.tsx';
import { nextTopics, topicNames } from './topic-names.ts';

/** The guided player of one topic, with links to the next ones. */
export function TopicPlayer({ topic }: { readonly topic: Topic }) {
  const navigate = useNavigate();
  const { id, title, minutes } = topic;
  const { name, subtitle } = topicNames(title);
  const followers = nextTopics(topics, id);
  const [following] = followers;
  const isDone = useTopicsDone().has(title);
  const leadTo = (path: string) => () => void navigate(path, { replace: true });

  return (
    <GuidedPage
      label={`基本意識 ${id}`}
      title={name}
      description={subtitle}
      text={topic}
      session={{
        training_type: BASIC_AWARENESS,
        video_title: title,
        video_number: id,
        duration_minutes: minutes,
        details: null,
      }}
      back={<BackLink to={paths.menu} />}
      picture={
        <LessonVideo
          lesson={`${BASIC_AWARENESS}-${id}`}
          title={title}
          picture={<TopicPicture id={id} size="large" />}
        />
      }
      isRepeated={isDone}
      ended={`基本意識「${name}」を学びました`}
      next={following && { label: '次の解説へ', go: leadTo(paths.topic(following.id)) }}
      leave={{ label: '解説の一覧へ', go: leadTo(paths.topics) }}
    >
      <TitledCard title="ほかの解説" gap="xs">
        <TopicLinks topics={followers} replace />
        <ButtonLink label="すべての解説を見る" variant="ghost" full to={paths.topics} replace />
      </TitledCard>
    </GuidedPage>
  );
}
