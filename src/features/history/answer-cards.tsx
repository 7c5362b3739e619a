import { type ComponentProps, useMemo } from 'react';
import { useToday } from '../../data/member/member-context.tsx';
import { answersOf } from '../../data/training/answer-names.ts';
import { usePracticeVisits } from '../../data/training/practice-memory.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { type DrillAnswers, tallyAnswers } from '../../shared/charts/answer-tally.ts';
import { AnswerBars, AnswerMark, countShown } from '../../shared/charts/bar-chart.tsx';
import { DataTable } from '../../shared/charts/data-table.tsx';
import { weekName } from '../../shared/charts/training-calendar.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Grid, Row, TitledCard } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';

const ANSWER_WEEKS = 12;

/** What was recalled, per drill and week, of the drills that were ever answered; before the first answer, a note with `hasNote`. */
export function AnswerCards({ hasNote = false }: { readonly hasNote?: boolean }) {
  const [visits, today] = [usePracticeVisits(), useToday()];
  const drills = useMemo(() => tallyAnswers(visits, today, ANSWER_WEEKS), [visits, today]);
  if (drills.length > 0 || !hasNote) return drills.map((drill) => <AnswerCard key={drill.pack} drill={drill} />);
  return (
    <TitledCard id="history-answers" title="答えの記録">
      <Small>
        辞書の「知っていた」や選辻の「なに」「どう」のように、稽古の中で答えると、ここに週ごとの数が並びます。
      </Small>
    </TitledCard>
  );
}

function AnswerCard({ drill: { pack, total, weeks } }: { readonly drill: DrillAnswers }) {
  const answers = answersOf(pack, total);
  const name = practiceName(pack);
  const id = `history-answers-${pack}`;
  const recent = weeks.reduce((sum, { counts }) => sum + countShown(counts, answers), 0);
  const all = formatNumber(countShown(total, answers));
  return (
    <TitledCard id={id} title={`${name}の答え`}>
      <Small numeric>
        {recent === 0
          ? `この${ANSWER_WEEKS}週間は、まだ答えていません。これまでに合わせて${all}回、答えました。`
          : `この${ANSWER_WEEKS}週間に答えたのは${formatNumber(recent)}回、これまでに合わせて${all}回です。`}
      </Small>
      {recent === 0 ? null : (
        <>
          <AnswerLegend answers={answers} weeks={weeks} />
          <AnswerBars weeks={weeks} answers={answers} />
          <Disclosure summary={`${name}の${ANSWER_WEEKS}週間を表で見る`}>
            <DataTable
              label={`${name}の答え（この${ANSWER_WEEKS}週間）`}
              heads={['週', ...answers.map(({ label }) => label)]}
              rows={weeks.map(({ sunday, counts }) => [weekName(sunday), ...answers.map(({ value }) => counts[value])])}
            />
          </Disclosure>
        </>
      )}
    </TitledCard>
  );
}

function AnswerLegend({ answers, weeks }: ComponentProps<typeof AnswerBars>) {
  return (
    <Grid as="ul" min={7} gap="2xs">
      {answers.map(({ value, label }) => (
        <li key={value}>
          <Row gap="2xs">
            <AnswerMark value={value} />
            <Text
              as="span"
              variant="small"
              numeric
            >{`${label} ${formatNumber(weeks.reduce((sum, { counts }) => sum + counts[value], 0))}`}</Text>
          </Row>
        </li>
      ))}
    </Grid>
  );
}
