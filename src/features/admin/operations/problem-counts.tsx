import type { ProblemCount } from '../../../../supabase/contracts/operations.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Small, Text, TitledCard } from '../../../ui/layout/primitives.tsx';
import { buildText, codeText, type problemSections } from './operations-text.ts';

interface ProblemCountsProps {
  readonly section: (typeof problemSections)[number];
  readonly problems: readonly ProblemCount[];
}

/** The problems of one kind in the last seven days, by code, build and engine. */
export function ProblemCounts({ section: { kind, title, none }, problems }: ProblemCountsProps) {
  const id = `operations-${kind}`;
  return (
    <TitledCard id={id} title={title}>
      {problems.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <List label={`この7日の${title}`}>
          {problems.map((problem) => (
            <ListRow
              key={`${problem.code} ${problem.build} ${problem.engine}`}
              title={codeText(kind, problem.code)}
              text={
                <Small as="span" numeric>
                  {buildText(problem)}・今日{formatNumber(problem.today)}回
                </Small>
              }
              trailing={
                <Text as="span" numeric>
                  7日で{formatNumber(problem.week)}回
                </Text>
              }
            />
          ))}
        </List>
      )}
    </TitledCard>
  );
}
