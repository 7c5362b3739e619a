import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { paths } from '../../paths.ts';
import { List, ListRowWords, listLinkClass } from '../../ui/layout/list.tsx';
import { Small, TitledCard } from '../../ui/layout/primitives.tsx';
import { YearRing } from './year-ring.tsx';
import styles from './years.module.css';
import type { YearTally } from './years.ts';

const OUTERMOST = 46;
/** Between two rings; the innermost of many keeps some paper inside. */
const PITCH = 8;
const ALL_RINGS = 36;

/** 年輪: the years as rings, the latest outermost, each with a page of its own. */
export function YearsCard({ years }: { readonly years: readonly YearTally[] }) {
  const showsNumbers = useShowsStreakNumbers();
  const pitch = Math.min(PITCH, ALL_RINGS / years.length);
  return (
    <TitledCard title="年輪">
      <Small>
        ひと回りが一年です。太い線は稽古した日、細い線は開いた日。
        {years.length > 1 ? '外側ほど新しい年です。' : ''}
      </Small>
      <svg className={styles.rings} viewBox="-50 -50 100 100" aria-hidden="true">
        {years.map((tally, index) => (
          <YearRing key={tally.year} tally={tally} radius={OUTERMOST - index * pitch} width={pitch * 0.6} />
        ))}
      </svg>
      <List>
        {years.map(({ year, practisedDays, minutes }) => (
          <li key={year}>
            <Link to={paths.historyYear(year)} className={listLinkClass()}>
              <ListRowWords
                title={`${year}年`}
                text={`${showsNumbers ? `稽古した日 ${formatNumber(practisedDays)}日・` : ''}${totalTimeText(minutes)}`}
                trailing={<ChevronRight aria-hidden="true" />}
              />
            </Link>
          </li>
        ))}
      </List>
    </TitledCard>
  );
}
