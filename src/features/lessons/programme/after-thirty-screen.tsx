import {
  brainSpeed,
  isOpen,
  languageComprehension,
  memoryEnhancement,
  type Openable,
  type Programme,
  secondRound,
} from '../../../../sync/model/lessons/lessons.ts';
import { useOpenedKeys } from '../../../data/member/published-content.ts';
import { useReturningNotes } from '../../../data/notebook/returning-notes.ts';
import { useMeasurements } from '../../../data/training/measurements.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { NoteLines } from './note-lines.tsx';

const LINES = 5;

const doors: readonly (Programme & Openable & { readonly words: string })[] = [
  { ...languageComprehension, words: '人のことばを、もう一段深く受け取る30日。' },
  { ...memoryEnhancement, words: '覚え方と、取り出し方をつくる30日。' },
  { ...secondRound, words: '同じ30回を、短いことばで。一巡目のひとことが隣に並びます。' },
];

/** After the thirty lessons: lines of the member from the first to the last, what was measured, and what may follow. */
export function AfterThirtyScreen() {
  const notes = useReturningNotes();
  const measured = useMeasurements();
  const opened = useOpenedKeys();
  const written = notes.filter(({ about }) => about === brainSpeed.type).toReversed();
  const last = measured.at(-1);
  return (
    <Page title="30日のあと" back={<BackLink to={paths.home} />}>
      {written.length === 0 ? null : (
        <TitledCard title="あなたのことば">
          <NoteLines notes={spreadOver(written, LINES)} gap="s" />
        </TitledCard>
      )}
      <TitledCard title="はかる">
        {last === undefined ? null : (
          <StatList>
            <Stat label="覚えていたこと" value={last.recalled} unit="個" />
            <Stat label="思いついたこと" value={last.ideas} unit="個" />
          </StatList>
        )}
        <ButtonLink
          label={last === undefined ? '今の自分をはかる' : '前と並べて見る'}
          full
          variant="outline"
          to={paths.measure}
        />
      </TitledCard>
      <TitledCard title="次の30日" gap="m">
        {doors
          .filter((door) => isOpen(door, opened))
          .map(({ type, words }) => (
            <Stack key={type} gap="2xs">
              <Small>{words}</Small>
              <ButtonLink label={practiceName(type)} full variant="outline" to={paths.specialLesson(type)} />
            </Stack>
          ))}
      </TitledCard>
    </Page>
  );
}

/** At most `count` of the items, the first and the last among them, with equal distances. */
export function spreadOver<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, n) => Math.round((n * (items.length - 1)) / (count - 1))).flatMap(
    (index) => items[index] ?? [],
  );
}
