import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { List, ListRowWords, listLinkClass } from '../../../ui/layout/list.tsx';
import type { Topic } from '../content/topics.ts';
import { TopicPicture } from '../motifs/topics.tsx';
import styles from './topic-links.module.css';
import { topicNames } from './topic-names.ts';

/** A list of topics. `replace` keeps moving between topics out of the history. */
export function TopicLinks({
  topics,
  replace = false,
}: {
  readonly topics: readonly Topic[];
  readonly replace?: boolean;
}) {
  return (
    <List as="ol">
      {topics.map(({ id, title, minutes }) => {
        const { name, subtitle } = topicNames(title);
        return (
          <li key={id}>
            <Link className={listLinkClass()} to={paths.topic(id)} replace={replace}>
              <ListRowWords
                leading={<span className={styles.number}>{id}</span>}
                title={<Ruby>{name}</Ruby>}
                text={<Ruby>{`${subtitle}・${minutes}分`}</Ruby>}
                trailing={<TopicPicture id={id} />}
              />
            </Link>
          </li>
        );
      })}
    </List>
  );
}
