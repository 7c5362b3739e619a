import { useNavigate, useSearchParams } from 'react-router-dom';
import { practiceName } from '../../data/training/practice-names.ts';
import { BASIC_AWARENESS, useTopicsDone } from '../../data/training/training-history.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { ListLink } from '../../navigation/list-link.tsx';
import { paths } from '../../paths.ts';
import { DoneChip } from '../../ui/controls/chip.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { List } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { type Topic, topics } from './content/topics.ts';
import { GuidedPage } from './guided/guided-page.tsx';
import { LessonVideo } from './lesson/lesson-video.tsx';
import { TopicPicture } from './motifs/pictures.tsx';

/** The eleven basic awareness topics; `?topic=` opens the player of one. */
export function BasicTrainingScreen() {
  const [query] = useSearchParams();
  const done = useTopicsDone();
  const chosen = topics.find(({ id }) => String(id) === query.get('topic'));
  if (chosen !== undefined) return <TopicPlayer key={chosen.id} topic={chosen} />;
  return (
    <Page title={practiceName(BASIC_AWARENESS)} back={<BackLink to={paths.menu} />}>
      <TitledCard
        title={`${topics.length}の解説`}
        aside={
          <Small numeric>{`済み ${topics.filter(({ title }) => done.has(title)).length} / ${topics.length}`}</Small>
        }
        gap="xs"
      >
        <Small>十四ツで向ける意識を、ひとつの場面で試しながら知ります。どれから始めてもかまいません。</Small>
        <TopicLinks topics={topics} />
      </TitledCard>
    </Page>
  );
}

function TopicPlayer({ topic }: { readonly topic: Topic }) {
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

/** A list of topics, with a mark on those that were finished. `replace` keeps moving between topics out of the history. */
function TopicLinks({ topics, replace = false }: { readonly topics: readonly Topic[]; readonly replace?: boolean }) {
  const done = useTopicsDone();
  return (
    <List as="ol">
      {topics.map(({ id, title, minutes }) => {
        const { name, subtitle } = topicNames(title);
        return (
          <ListLink
            key={id}
            to={paths.topic(id)}
            replace={replace}
            leading={
              <Text as="span" tone="accent" numeric>
                {`${id}`.padStart(2, '\u2007')}
              </Text>
            }
            title={
              <>
                <Ruby>{name}</Ruby>
                {done.has(title) ? (
                  <span>
                    {' '}
                    <DoneChip>済み</DoneChip>
                  </span>
                ) : null}
              </>
            }
            text={<Ruby>{`${subtitle}・${minutes}分`}</Ruby>}
            trailing={<TopicPicture id={id} />}
          />
        );
      })}
    </List>
  );
}

/** Splits a topic's title at the full-width space: the awareness, and what it does. */
export function topicNames(title: string): { readonly name: string; readonly subtitle: string } {
  const [name = title, subtitle = ''] = title.split('　');
  return { name, subtitle };
}

const SHOWN = 3;

/** The entries that follow `id`, wrapping around at the end of the list. */
export function nextTopics<T extends { readonly id: number }>(all: readonly T[], id: number): readonly T[] {
  const index = all.findIndex((entry) => entry.id === id);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index))].slice(0, SHOWN);
}
