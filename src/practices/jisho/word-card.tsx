import { useState } from 'react';
import { gradesOf } from '../../data/training/answer-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { TextField } from '../../ui/forms/fields.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { ChoiceList } from '../host/choice-list.tsx';
import { itemAt } from '../random/item-at.ts';
import { isKana, meaningWithout, type Question, questionsOf } from './questions.ts';
import { choicesOf, type JishoInput, type JishoState, questionOf, unaskedWord } from './rules.ts';
import { itemOf } from './word-items.ts';

const aspectNames = { reading: '読み', meaning: '意味', word: 'ことば' } as const;

interface WordCardProps {
  readonly state: JishoState;
  /** The index of the open word. */
  readonly index: number;
  readonly onInput: (input: JishoInput) => void;
}

/** The open word: what is asked about it, or its reading, its meaning and how well it was known. */
export function WordCard({ state, index, onInput }: WordCardProps) {
  const question = questionOf(state, index);
  if (question !== null) return <QuestionCard key={question.item} {...{ state, index, question, onInput }} />;
  return state.isAsking ? (
    <AnsweredCard {...{ state, index, onInput }} />
  ) : (
    <ShownCard {...{ state, index, onInput }} />
  );
}

/** A word that is shown: its reading and, on request, its meaning, after which it can be graded. */
function ShownCard({ state, index, onInput }: WordCardProps) {
  const { sentence, isMeaningShown, grades } = state;
  const word = itemAt(sentence.words, index);
  const item = itemOf(word, 'meaning');
  return (
    <Card label="開いた語" gap="s">
      <Row justify="between">
        <Stack gap="3xs">
          <Small tone="accent">{word.reading}</Small>
          <Heading variant="brush">{word.word}</Heading>
        </Stack>
        <Button
          label={isMeaningShown ? '意味を隠す' : '意味を見る'}
          aria-keyshortcuts="Space"
          size="small"
          variant="outline"
          aria-expanded={isMeaningShown}
          onClick={() => onInput({ type: 'toggleMeaning' })}
        />
      </Row>
      {isMeaningShown ? (
        <>
          <Text ruby={word.meaning} readings={sentence.readings} />
          <AnswerButtons
            label={`「${word.word}」は`}
            answers={gradesOf('jisho')}
            chosen={grades.get(item) ?? null}
            onChoose={(grade) => onInput({ type: 'grade', item, grade })}
          />
        </>
      ) : null}
      <Button label="意味を三択で確かめる" size="small" variant="ghost" onClick={() => onInput({ type: 'ask' })} />
    </Card>
  );
}

function AnsweredCard({ state, index, onInput }: WordCardProps) {
  const { sentence } = state;
  const word = itemAt(sentence.words, index);
  return (
    <Card label="開いた語" gap="s">
      <Stack gap="3xs">
        <Small tone="accent">{word.reading}</Small>
        <FocusedHeading variant="brush">{word.word}</FocusedHeading>
      </Stack>
      <Judgements state={state} index={index} />
      <Text ruby={word.meaning} readings={sentence.readings} />
      {unaskedWord(state) === null ? null : (
        <Button
          label="次の語"
          aria-keyshortcuts="ArrowRight"
          size="small"
          variant="outline"
          onClick={ignoreDoubleClick(() => onInput({ type: 'ask' }))}
        />
      )}
    </Card>
  );
}

function QuestionCard({ state, index, question, onInput }: WordCardProps & { readonly question: Question }) {
  const { kind } = question;
  const word = itemAt(state.sentence.words, index);
  const onAnswer = (answer: string | null) => onInput({ type: 'answer', answer });
  return (
    <Card label="開いた語" gap="s">
      <Stack gap="3xs">
        {kind === 'meaning' ? <Small tone="accent">{word.reading}</Small> : null}
        <FocusedHeading variant="brush">{kind === 'word' ? 'どのことばでしょう' : word.word}</FocusedHeading>
      </Stack>
      <Judgements state={state} index={index} />
      {kind === 'word' ? <Text ruby={meaningWithout(word)} readings={state.sentence.readings} /> : null}
      {kind === 'meaning' ? (
        <MeaningChoices state={state} index={index} onAnswer={onAnswer} />
      ) : (
        <WrittenAnswer kind={kind} onAnswer={onAnswer} />
      )}
      <Button label="わからない" size="small" variant="ghost" onClick={ignoreDoubleClick(() => onAnswer(null))} />
    </Card>
  );
}

/** How the questions about a word were answered so far. */
function Judgements({ state: { sentence, deck, judgements }, index }: Pick<WordCardProps, 'state' | 'index'>) {
  const judged = questionsOf(itemAt(sentence.words, index), deck).filter(({ item }) => judgements.has(item));
  if (judged.length === 0) return null;
  return (
    <Row gap="xs">
      {judged.map(({ kind, item }) => {
        const isRight = judgements.get(item) === 'right';
        return (
          <Chip
            key={kind}
            tone={isRight ? 'success' : 'warning'}
          >{`${aspectNames[kind]}　${isRight ? '正解' : '違った'}`}</Chip>
        );
      })}
    </Row>
  );
}

interface AnswerProps {
  readonly onAnswer: (answer: string) => void;
}

function MeaningChoices({ state, index, onAnswer }: Pick<WordCardProps, 'state' | 'index'> & AnswerProps) {
  return (
    <ChoiceList
      choices={choicesOf(state, index)}
      nameOf={({ meaning }) => meaning}
      labelOf={(choice) => <Ruby readings={state.sentence.readings}>{meaningWithout(choice)}</Ruby>}
      onChoose={({ meaning }) => onAnswer(meaning)}
    />
  );
}

/** A typed answer. A reading that is not in kana is not judged. */
function WrittenAnswer({ kind, onAnswer }: AnswerProps & { readonly kind: 'reading' | 'word' }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  function answer() {
    if (text.trim() === '') return;
    if (kind === 'reading' && !isKana(text)) return setError('かなで書いてください。');
    onAnswer(text);
  }
  return (
    <Stack gap="xs">
      <TextField
        label={aspectNames[kind]}
        hint={kind === 'reading' ? 'ひらがなかカタカナで' : '漢字でも、かなでも'}
        error={error}
        value={text}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
        onEnter={answer}
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="off"
      />
      <Button label="答える" full disabled={text.trim() === ''} onClick={ignoreDoubleClick(answer)} />
    </Stack>
  );
}
