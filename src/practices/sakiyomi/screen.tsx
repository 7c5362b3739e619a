import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { EndActions } from '../host/end-actions.tsx';
import { useRecordedEnd } from '../host/use-recorded-end.ts';
import type { PracticeScreenProps } from '../practice.ts';
import { EditorialPage } from './editorial-page.tsx';
import { NextButton } from './next-button.tsx';
import { isComplete } from './rules.ts';
import { resultOf, useSakiyomi } from './use-sakiyomi.ts';

/** The drill 先読, which records a text as soon as it has been read. */
export function Screen({ practice, deck, material, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const sakiyomi = useSakiyomi({ deck, material, now, onItem });
  const { state, next, newText } = sakiyomi;
  const isDone = isComplete(state);
  const record = useRecordedEnd(onFinish, isDone, () => resultOf(practice, state, now()));

  function startNewText(): void {
    record.clear();
    newText();
  }

  const footer = isDone ? (
    <EndActions record={record} another="新しい文章" onAnother={startNewText} onLeave={onLeave} />
  ) : (
    <>
      <NextButton state={state} onNext={next} />
      <Button full variant="outline" onClick={ignoreDoubleClick(startNewText)}>
        新しい文章
      </Button>
    </>
  );
  return <EditorialPage practice={practice} deck={deck} sakiyomi={sakiyomi} onLeave={onLeave} footer={footer} />;
}
