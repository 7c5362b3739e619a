import { useReturningNotes } from '../../data/notebook/returning-notes.ts';
import { type DatedMeasurement, MEASUREMENT } from '../../data/training/measurements.ts';
import { fullDate } from '../../lib/date-format.ts';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { List } from '../../ui/layout/list.tsx';
import { Heading, Small } from '../../ui/layout/text.tsx';
import { END_QUESTION, measureForms } from './content.ts';

const DETAILS = measureForms[0]?.details.length ?? 0;

/** The first measurement with the medium of the last one beside the last, without a word about the difference. */
export function Comparison({ measurements }: { readonly measurements: readonly DatedMeasurement[] }) {
  const now = measurements.at(-1);
  if (now === undefined) return null;
  const then = measurements.find(({ medium }) => medium === now.medium) ?? now;
  if (then === now) {
    const first = measurements[0];
    return (
      <>
        <Result title={first === now ? 'はじめの記録' : '今回の記録'} measurement={now} />
        {first === now ? null : <Small>読んだときと聴いたときは、くらべられません。この形では、はじめてです。</Small>}
      </>
    );
  }
  return (
    <>
      <Columns start={<Result title="はじめ" measurement={then} />} end={<Result title="今回" measurement={now} />} />
      <Small>
        文章もお題も毎回ちがい、むずかしさが同じとは限りません。二度目は、やり方を知っているだけで増えることがあります。印は、ご自分でつけたものです。
      </Small>
    </>
  );
}

interface ResultProps {
  readonly title: string;
  readonly measurement: DatedMeasurement;
}

function Result({ title, measurement: { day, medium, recalled, ideas } }: ResultProps) {
  const lines = useReturningNotes().find(
    (note) => note.about === MEASUREMENT && note.day === day && note.question !== END_QUESTION,
  );
  return (
    <Card label={title} gap="s">
      <Stack gap="3xs">
        <Heading>{title}</Heading>
        <Small>{`${fullDate(day)}・${medium === 'read' ? '読んで' : '聴いて'}`}</Small>
      </Stack>
      <StatList>
        <Stat label="覚えていたこと" value={`${recalled} / ${DETAILS}`} />
        <Stat label="思いついたこと" value={ideas} unit="個" />
      </StatList>
      {lines === undefined ? null : (
        <Stack gap="3xs">
          <Small>{lines.question}</Small>
          <List label="書いたこと">
            {[...new Set(lines.text.split('\n').filter((line) => line.trim() !== ''))].map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Card>
  );
}
