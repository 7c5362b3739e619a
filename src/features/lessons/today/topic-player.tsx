import { useNavigate } from 'react-router-dom';
import { BASIC_AWARENESS } from '../../../data/training/topics-done.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/layout/page.tsx';
import { TitledCard } from '../../../ui/layout/primitives.tsx';
import { type Topic, topics } from '../content/topics.ts';
import { GuidedPage } from '../guided/guided-page.tsx';
import { LessonVideo } from '../lesson/lesson-video.tsx';
import { useLessonRecord } from '../lesson/use-lesson-record.ts';
import { TopicPicture } from '../motifs/topics.tsx';
import { TopicLinks } from './topic-links.tsx';
import { nextTopics, topicNames } from './topic-names.ts';

/** The guided player of one topic, with links to the next ones. */
export function TopicPlayer({ topic }: { readonly topic: Topic }) {
  const navigate = useNavigate();
  const record = useLessonRecord();
  const { id, title, minutes } = topic;
  const { name, subtitle } = topicNames(title);

  const [following] = nextTopics(topics, id);
  const leadTo = (path: string) => () => void navigate(path, { replace: true });

  function finish(practised: number) {
    return record({
      training_type: BASIC_AWARENESS,
      video_title: title,
      video_number: id,
      duration_minutes: practised,
      details: null,
    });
  }

  return (
    <GuidedPage
      label={`基本意識 ${id}`}
      title={name}
      description={subtitle}
      about={BASIC_AWARENESS}
      minutes={minutes}
      text={topic}
      back={<BackLink to={paths.menu} />}
      picture={
        <LessonVideo
          lesson={`${BASIC_AWARENESS}-${id}`}
          title={title}
          picture={<TopicPicture id={id} size="large" />}
        />
      }
      doneLabel="稽古完了"
      onDone={finish}
      ended={`基本意識「${name}」を学びました`}
      {...(following === undefined ? {} : { next: { label: '次の解説へ', go: leadTo(paths.topic(following.id)) } })}
      leave={{ label: '解説の一覧へ', go: leadTo(paths.topics) }}
    >
      <TitledCard title="ほかの解説" gap="xs">
        <TopicLinks topics={nextTopics(topics, id)} replace />
        <ButtonLink label="すべての解説を見る" variant="ghost" full to={paths.topics} replace />
      </TitledCard>
    </GuidedPage>
  );
}
