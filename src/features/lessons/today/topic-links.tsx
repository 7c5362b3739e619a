import Check from 'lucide-react/icons/check';
import { useTopicsDone } from '../../../data/training/topics-done.ts';
import { ListLink } from '../../../navigation/list-link.tsx';
import { paths } from '../../../paths.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { List } from '../../../ui/layout/list.tsx';
import type { Topic } from '../content/topics.ts';
import { TopicPicture } from '../motifs/pictures.tsx';
import styles from './topic-links.module.css';

/** A list of topics, with a mark on those that were finished. `replace` keeps moving between topics out of the history. */
export function TopicLinks({
  topics,
  replace = false,
}: {
  readonly topics: readonly Topic[];
  readonly replace?: boolean;
}) {
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
            leading={<span className={styles.number}>{id}</span>}
            title={
              <>
                <Ruby>{name}</Ruby>
                {done.has(title) ? (
                  <span>
                    {' '}
                    <Chip tone="success" icon={<Check aria-hidden="true" />}>
                      済み
                    </Chip>
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

/** Number of topics suggested below the player. */
const SHOWN = 3;

/** The entries that follow `id`, wrapping around at the end of the list. */
export function nextTopics<T extends { readonly id: number }>(all: readonly T[], id: number): readonly T[] {
  const index = all.findIndex((entry) => entry.id === id);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index))].slice(0, SHOWN);
}
