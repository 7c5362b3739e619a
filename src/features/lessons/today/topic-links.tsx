import Check from 'lucide-react/icons/check';
import { useTopicsDone } from '../../../data/training/training-history.ts';
import { ListLink } from '../../../navigation/list-link.tsx';
import { paths } from '../../../paths.ts';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { List } from '../../../ui/layout/list.tsx';
import type { Topic } from '../content/topics.ts';
import { TopicPicture } from '../motifs/pictures.tsx';
import styles from './topic-links.module.css';
import { topicNames } from './topic-names.ts';

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
