import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { DrillEnd } from '../host/drill-end.tsx';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { EditorialPage } from './editorial-page.tsx';
import { NextButton } from './next-button.tsx';
import { ReadText } from './read-text.tsx';
import { isComplete } from './rules.ts';
import { resultOf, useSakiyomi } from './use-sakiyomi.ts';

/** The drill variant that records a text only when the member asks for it, at its end or before. */
export function ForesightScreen() {
  const { practice, now } = useDrill();
  const sakiyomi = useSakiyomi();
  const { state, next, newText } = sakiyomi;
  const session = useSession();
  const isDone = isComplete(state);

  async function startNewText() {
    if (await newText()) session.clear();
  }

  const save = (
    <Button
      label={session.state === 'stored' ? '記録しました' : '記録する'}
      full
      variant={isDone ? 'primary' : 'outline'}
      busy={session.state === 'storing'}
      disabled={session.state === 'stored'}
      onClick={ignoreDoubleClick(() => void session.store(resultOf(practice, state, now())))}
    />
  );
  if (isDone) {
    return (
      <DrillEnd
        {...{ session, save }}
        result={resultOf(practice, state, now())}
        first={{ label: '新しい文章', go: () => void startNewText() }}
      >
        <ReadText sakiyomi={sakiyomi} />
      </DrillEnd>
    );
  }
  const footer = (
    <>
      <NextButton state={state} onNext={next} />
      {save}
      <Button label="新しい文章" full variant="ghost" onClick={ignoreDoubleClick(() => void startNewText())} />
    </>
  );
  return <EditorialPage sakiyomi={sakiyomi} footer={footer} />;
}
