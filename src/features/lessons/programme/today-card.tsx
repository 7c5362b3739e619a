import { isLessonAvailable, type LessonProgress, nextOpeningAt } from '../../../../sync/model/lessons/lessons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Card, Heading, Row, Small, Text } from '../../../ui/layout/primitives.tsx';
import type { LessonProgramme } from './programme.ts';
import { type WaitingWords, waitingWords } from './waiting-words.ts';

interface TodayCardProps {
  readonly programme: LessonProgramme;
  readonly progress: LessonProgress;
  readonly now: number;
  /** Whether a lesson was finished on the member's day. */
  readonly isDoneToday: boolean;
  readonly onOpen: (lesson: number) => void;
}

/** Today's lesson, or the time when the next one opens. */
export function TodayCard({ programme, progress, now, isDoneToday, onOpen }: TodayCardProps) {
  const opensAt = nextOpeningAt(progress, now);
  return (
    <Card labelledBy="today" gap="xs">
      {isLessonAvailable(progress, now) ? (
        <Open programme={programme} lesson={progress.current_lesson} onOpen={onOpen} />
      ) : opensAt === null ? (
        <Finished programme={programme} />
      ) : (
        <Waiting words={waitingWords({ opensAt, now, isDoneToday, words: programme.words })} />
      )}
    </Card>
  );
}

interface OpenProps extends Pick<TodayCardProps, 'programme' | 'onOpen'> {
  readonly lesson: number;
}

function Open({ programme: { lessons, words }, lesson: id, onOpen }: OpenProps) {
  const lesson = lessons.find((entry) => entry.id === id);
  return (
    <>
      <Row justify="between">
        <Heading id="today">今日のレッスン</Heading>
        <Chip tone="accent">{words.open}</Chip>
      </Row>
      {lesson === undefined ? null : <Small ruby={`${lesson.title}・${lesson.minutes}分`} />}
      <Button label={`レッスン${id}を始める`} full onClick={() => onOpen(id)} />
    </>
  );
}

function Finished({ programme: { finished, Further } }: Pick<TodayCardProps, 'programme'>) {
  return (
    <>
      <Row justify="between">
        <Heading id="today">{finished.title}</Heading>
        <Chip tone="success">修了</Chip>
      </Row>
      <Small>{finished.text}</Small>
      {Further && <Further />}
    </>
  );
}

function Waiting({ words: { heading, lines } }: { readonly words: WaitingWords }) {
  const [first, ...rest] = lines;
  return (
    <>
      <Heading id="today">{heading}</Heading>
      <Text numeric>{first}</Text>
      {rest.map((line) => (
        <Small key={line} numeric>
          {line}
        </Small>
      ))}
    </>
  );
}
