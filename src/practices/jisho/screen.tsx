import { Fragment, useEffect, useMemo, useReducer } from 'react';
import { Chip } from '../../ui/controls/chip.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { itemAt } from '../random/item-at.ts';
import { sentencePool } from './pool.ts';
import { readingsOf } from './readings-of-sentence.ts';
import { isAnswered, type JishoInput, type JishoState, questionOf, resultsOf, start, step } from './rules.ts';
import styles from './screen.module.css';
import { joinSegments, shownSegments } from './segments.ts';
import { WordCard } from './word-card.tsx';

const hints = {
  1: '印のついた語に触れると、読みが出ます。',
  2: '印のついた語に触れて、読みと意味を答えます。',
  3: '伏せた語に触れると意味が出ます。ことばを答えます。',
} as const;

/** The drill 辞書: a sentence whose marked words show their reading and, on request, their meaning, or are asked. */
export function Screen() {
  const { deck, material, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) => start(from, sentencePool(material)));
  const { isClosing, finish } = useSession();
  const announce = useAnnounce();
  const { sentence, openWord, returnedWord } = state;
  useMarkSeen(sentence.id);
  useEffect(() => {
    for (const [item, result] of resultsOf(state)) onItem(item, result);
  }, [onItem, state]);

  function onInput(input: JishoInput) {
    send(input);
    announce(announcementText(step(state, input), input));
  }

  return (
    <DrillPage
      item={sentence}
      isUntouched={state.count === 1 && openWord === null}
      aside={<Chip>{`${state.count} 問目`}</Chip>}
      actions={[
        { label: '次の問題', disabled: isClosing, go: () => onInput({ type: 'next' }) },
        {
          label: '稽古完了',
          busy: isClosing,
          go: () => finish({ number: state.count, done: `${state.count}問、ことばを確かめました` }),
        },
      ]}
    >
      <Stack fill="top" gap="l">
        <TappableSentence state={state} onTap={(index) => onInput({ type: 'tapWord', word: index })} />
        <div className={styles.below}>
          {openWord === null ? (
            <Small>
              {returnedWord === null || deck.level > 1 ? null : (
                <span>{`「${returnedWord.word}」に、もう一度出会います。`}</span>
              )}
              <span>{hints[deck.level]}</span>
            </Small>
          ) : (
            <WordCard state={state} index={openWord} onInput={onInput} />
          )}
        </div>
      </Stack>
    </DrillPage>
  );
}

/** What an input has changed; the heading of a question is announced by its focus. */
function announcementText(following: JishoState, { type }: JishoInput): string {
  const { sentence, openWord, isAsking, isMeaningShown } = following;
  if (type === 'next') return `${following.count}問目。${joinSegments(shownSegments(following))}`;
  if (openWord === null || isAsking || type === 'grade') return '';
  const { word, reading, meaning } = itemAt(sentence.words, openWord);
  return isMeaningShown ? meaning : `${word}、${reading}`;
}

interface TappableSentenceProps {
  readonly state: JishoState;
  readonly onTap: (word: number) => void;
}

/** The sentence, with its marked words as buttons. A word whose reading is asked has no furigana. */
function TappableSentence({ state, onTap }: TappableSentenceProps) {
  const { sentence, openWord } = state;
  const readings = useMemo(() => readingsOf(sentence), [sentence]);
  const drawText = (text: string) => (text === '' ? null : <Ruby readings={readings}>{text}</Ruby>);
  return (
    <Text variant="scene">
      {shownSegments(state).map(({ before, text, word, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are never reordered
        <Fragment key={index}>
          {word === null ? (
            drawText(text)
          ) : (
            <span className={styles.unbroken}>
              {drawText(before)}
              <button
                type="button"
                className={styles.word}
                data-answered={isAnswered(state, word) ? '' : undefined}
                aria-expanded={openWord === word}
                onClick={() => onTap(word)}
              >
                {questionOf(state, word)?.kind === 'reading' ? <span>{text}</span> : drawText(text)}
                {isAnswered(state, word) ? <VisuallyHidden>（確かめた語）</VisuallyHidden> : null}
              </button>
              {drawText(after)}
            </span>
          )}
        </Fragment>
      ))}
    </Text>
  );
}
