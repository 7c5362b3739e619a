import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { EndActions } from '../host/end-actions.tsx';
import { useSession } from '../host/use-session.ts';
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
  const session = useSession({ now, onFinish, onLeave }, isDone ? resultOf(practice, state, now()) : null);

  const footer = isDone ? (
    <EndActions session={session} another="新しい文章" onAnother={() => void newText()} onLeave={onLeave} />
  ) : (
    <>
      <NextButton state={state} onNext={next} />
      <Button full variant="ghost" onClick={ignoreDoubleClick(() => void newText())}>
        新しい文章
      </Button>
    </>
  );
  return <EditorialPage practice={practice} deck={deck} sakiyomi={sakiyomi} onLeave={onLeave} footer={footer} />;
}
