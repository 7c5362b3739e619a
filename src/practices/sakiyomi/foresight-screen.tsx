import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useSession } from '../host/use-session.ts';
import type { PracticeScreenProps } from '../practice.ts';
import { EditorialPage } from './editorial-page.tsx';
import { NextButton } from './next-button.tsx';
import { isComplete } from './rules.ts';
import { resultOf, useSakiyomi } from './use-sakiyomi.ts';

/** The drill variant that records a text only when the member asks for it, at its end or before. */
export function ForesightScreen({ practice, deck, material, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const sakiyomi = useSakiyomi({ deck, material, now, onItem });
  const { state, next, newText } = sakiyomi;
  const session = useSession({ now, onFinish, onLeave });
  const isStored = session.state === 'stored';

  async function startNewText() {
    if (await newText()) session.clear();
  }

  const isDone = isComplete(state);
  const footer = (
    <>
      {isDone ? null : <NextButton state={state} onNext={next} />}
      <Button
        full
        variant={isDone ? 'primary' : 'outline'}
        busy={session.state === 'storing'}
        disabled={isStored}
        onClick={ignoreDoubleClick(() => void session.store(resultOf(practice, state, now())))}
      >
        {isStored ? '記録しました' : '記録する'}
      </Button>
      <Button
        full
        variant={isDone && isStored ? 'primary' : 'ghost'}
        onClick={ignoreDoubleClick(() => void startNewText())}
      >
        新しい文章
      </Button>
      {isDone ? (
        <Button full variant="outline" onClick={onLeave}>
          稽古の一覧へ
        </Button>
      ) : null}
    </>
  );
  return <EditorialPage practice={practice} deck={deck} sakiyomi={sakiyomi} onLeave={onLeave} footer={footer} />;
}
