import { useState } from 'react';
import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { gradesOf } from '../../data/training/answer-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import type { OwnReadings } from '../../ui/graphics/ruby.tsx';
import { Card, Heading, Row, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { FinishButton } from '../host/finish-button.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { itemAt } from '../random/item-at.ts';
import type { JishoWord } from './content.ts';
import { sentencePool } from './pool.ts';
import { type JishoInput, start, step } from './rules.ts';
import styles from './screen.module.css';
import { TappableSentence } from './tappable-sentence.tsx';

/** The drill 辞書: a sentence whose marked words show their reading and, on request, their meaning. */
export function Screen() {
  const { deck, material, onItem } = useDrill();
  const [state, setState] = useState(() => start(deck, sentencePool(material)));
  const { isClosing, finish } = useSession();
  const announce = useAnnounce();
  const { sentence } = state;
  useMarkSeen(sentence.id);
  const word = state.openWord === null ? null : itemAt(sentence.words, state.openWord);
  const returned = state.returnedWord?.word;

  function send(input: JishoInput) {
    const following = step(state, input);
    setState(following);
    if (input.type === 'grade') return onItem(input.word, input.grade);
    const opened = following.openWord === null ? null : itemAt(sentence.words, following.openWord);
    if (input.type === 'next') announce(`${following.count}問目。${following.sentence.sentence}`);
    else if (opened !== null) announce(following.isMeaningShown ? opened.meaning : `${opened.word}、${opened.reading}`);
  }

  return (
    <DrillPage
      item={sentence}
      isUntouched={state.count === 1 && word === null}
      aside={<Chip>{`${state.count} 問目`}</Chip>}
      footer={
        <>
          <Button
            label="次の問題"
            full
            disabled={isClosing}
            onClick={ignoreDoubleClick(() => send({ type: 'next' }))}
          />
          <FinishButton
            busy={isClosing}
            onFinish={() => finish({ number: state.count, done: `${state.count}問、ことばを確かめました` })}
          />
        </>
      }
    >
      <Stack fill gap="l">
        <TappableSentence
          sentence={sentence}
          openWord={state.openWord}
          onTap={(index) => send({ type: 'tapWord', word: index })}
        />
        <div className={styles.below}>
          {word === null ? (
            <Small>
              {returned === undefined ? null : <span>{`「${returned}」に、もう一度出会います。`}</span>}
              <span>印のついた語に触れると、読みが出ます。</span>
            </Small>
          ) : (
            <WordCard
              word={word}
              readings={sentence.readings}
              isMeaningShown={state.isMeaningShown}
              grade={state.grades.get(word.id) ?? null}
              onToggle={() => send({ type: 'toggleMeaning' })}
              onGrade={(grade) => send({ type: 'grade', word: word.id, grade })}
            />
          )}
        </div>
      </Stack>
    </DrillPage>
  );
}

interface WordCardProps {
  readonly word: JishoWord;
  readonly readings: OwnReadings | undefined;
  readonly isMeaningShown: boolean;
  readonly grade: ReviewGrade | null;
  readonly onToggle: () => void;
  readonly onGrade: (grade: ReviewGrade) => void;
}

/** The open word: its reading, its meaning on request, and how well it was known. */
function WordCard({ word, readings, isMeaningShown, grade, onToggle, onGrade }: WordCardProps) {
  return (
    <Card label="開いた語" gap="s">
      <Row justify="between">
        <Stack gap="3xs">
          <Small tone="accent">{word.reading}</Small>
          <Heading variant="brush">{word.word}</Heading>
        </Stack>
        <Button
          label={isMeaningShown ? '意味を隠す' : '意味を見る'}
          size="small"
          variant="outline"
          aria-expanded={isMeaningShown}
          onClick={onToggle}
        />
      </Row>
      {isMeaningShown ? <Text ruby={word.meaning} readings={readings} /> : null}
      <AnswerButtons label={`「${word.word}」は`} answers={gradesOf('jisho')} chosen={grade} onChoose={onGrade} />
    </Card>
  );
}
