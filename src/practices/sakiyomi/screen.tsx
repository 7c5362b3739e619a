import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { RetryButton } from '../host/retry-button.tsx';
import { useSessionRecord } from '../host/use-session-record.ts';
import type { PracticeScreenProps } from '../practice.ts';
import { EditorialPage } from './editorial-page.tsx';
import { NextButton } from './next-button.tsx';
import { isComplete } from './rules.ts';
import { resultOf, useSakiyomi } from './use-sakiyomi.ts';

/** The drill 先読, which records a text as soon as it has been read. */
export function Screen({ practice, deck, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const sakiyomi = useSakiyomi({ deck, now, onItem });
  const { state, next, newText } = sakiyomi;
  const record = useSessionRecord(onFinish);
  const isDone = isComplete(state);
  const storeSession = useEffectEvent(() => record.store(resultOf(practice, state, now())));
  useEffect(() => {
    if (isDone) void storeSession();
  }, [isDone]);

  function startNewText(): void {
    record.clear();
    newText();
  }

  const footer = isDone ? (
    <>
      <RetryButton state={record.state} onRetry={record.retry} />
      <Button
        full
        variant={record.state === 'failed' ? 'outline' : 'primary'}
        onClick={ignoreDoubleClick(startNewText)}
      >
        新しい文章
      </Button>
      <Button full variant="outline" onClick={onLeave}>
        稽古の一覧へ
      </Button>
    </>
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
