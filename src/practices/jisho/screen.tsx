import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Small, Stack } from '../../ui/layout/primitives.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { FinishButton } from '../host/finish-button.tsx';
import { useDrill, useSighting } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { itemAt } from '../random/item-at.ts';
import { sentencePool } from './pool.ts';
import { type JishoInput, start, step } from './rules.ts';
import styles from './screen.module.css';
import { TappableSentence } from './tappable-sentence.tsx';
import { WordCard } from './word-card.tsx';

/** The drill 辞書: a sentence whose marked words show their reading and, on request, their meaning. */
export function Screen() {
  const { deck, material, onItem } = useDrill();
  const [state, setState] = useState(() => start(deck, sentencePool(material)));
  const { isClosing, finish } = useSession();
  const announce = useAnnounce();
  const { sentence } = state;
  useSighting(sentence.id);
  const word = state.openWord === null ? null : itemAt(sentence.words, state.openWord);

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
      aside={<Chip>{state.count} 問目</Chip>}
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
            onFinish={() => finish({ number: state.count, done: `${state.count}つの文で、ことばを確かめました` })}
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
              {state.returnedWord === null ? '' : `「${state.returnedWord.word}」に、もう一度出会います。`}
              印のついた語に触れると、読みが出ます。
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
