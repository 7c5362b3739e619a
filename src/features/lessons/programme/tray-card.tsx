import { useTrayResults } from '../../../data/training/tray-results.ts';
import { SelectField } from '../../../ui/forms/fields.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { TitledCard } from '../../../ui/layout/boxes.tsx';

const answers = ['', '0', '3', '4', '5'] as const;

interface TrayCardProps {
  readonly lesson: number;
  /** The lessons that ask it. */
  readonly lessons: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (things: number | null) => void;
}

/** How many things of the tray were said backwards, beside the other times; a lesson that is repeated keeps its first answer. */
export function TrayCard({ lesson, lessons, chosen, onChoose }: TrayCardProps) {
  const stored = useTrayResults();
  const things = (id: number) => stored.get(id) ?? (id === lesson ? chosen : null);
  return (
    <TitledCard title="盆に置いた品">
      {stored.has(lesson) ? null : (
        <SelectField
          label="右の端から、抜けずに言えたのは"
          options={answers.map((value) => ({ value, label: answerText(value) }))}
          value={answers.find((value) => value === `${chosen ?? ''}`) ?? ''}
          onChange={(value) => onChoose(value === '' ? null : Number(value))}
        />
      )}
      <StatList layout="columns" label="10回ごとの試し">
        {lessons.map((id) => (
          <TrayStat key={id} lesson={id} things={things(id)} />
        ))}
      </StatList>
    </TitledCard>
  );
}

function answerText(value: (typeof answers)[number]): string {
  if (value === '') return '選んでいない';
  return value === '0' ? '三つは、まだ' : `${value}個まで`;
}

function TrayStat({ lesson, things }: { readonly lesson: number; readonly things: number | null }) {
  const label = `レッスン${lesson}`;
  return things === null || things === 0 ? (
    <Stat label={label} value={things === 0 ? 'まだ' : '－'} />
  ) : (
    <Stat label={label} value={things} unit="個" />
  );
}
