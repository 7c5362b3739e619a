import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useSessionRecord } from '../host/use-session-record.ts';
import type { PracticeScreenProps } from '../practice.ts';
import { EditorialPage } from './editorial-page.tsx';
import { NextButton } from './next-button.tsx';
import { isComplete } from './rules.ts';
import { resultOf, useSakiyomi } from './use-sakiyomi.ts';

/** The drill variant that records a text only when the member asks for it. */
export function ForesightScreen({ practice, deck, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const { state, next, newText } = useSakiyomi({ deck, now, onItem });
  const record = useSessionRecord(onFinish);
  const isStored = record.state === 'stored';

  function startNewText(): void {
    record.clear();
    newText();
  }

  const footer = isComplete(state) ? (
    <>
      <Button
        full
        busy={record.state === 'storing'}
        disabled={isStored}
        onClick={ignoreDoubleClick(() => void record.store(resultOf(practice, state, now())))}
      >
        {isStored ? '記録しました' : '記録する'}
      </Button>
      <Button full variant={isStored ? 'primary' : 'outline'} onClick={ignoreDoubleClick(startNewText)}>
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
  return <EditorialPage practice={practice} state={state} onLeave={onLeave} footer={footer} />;
}
