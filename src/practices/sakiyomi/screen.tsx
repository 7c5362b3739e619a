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

/** The drill 先読, which records a text as soon as it has been read. */
export function Screen() {
  const { practice, now } = useDrill();
  const sakiyomi = useSakiyomi();
  const { state, next, newText } = sakiyomi;
  const ended = isComplete(state) ? resultOf(practice, state, now()) : null;
  const session = useSession(ended);

  if (ended !== null) {
    return (
      <DrillEnd session={session} result={ended} first={{ label: '新しい文章', go: () => void newText() }}>
        <ReadText sakiyomi={sakiyomi} />
      </DrillEnd>
    );
  }
  const footer = (
    <>
      <NextButton state={state} onNext={next} />
      <Button label="新しい文章" full variant="ghost" onClick={ignoreDoubleClick(() => void newText())} />
    </>
  );
  return <EditorialPage sakiyomi={sakiyomi} footer={footer} />;
}
