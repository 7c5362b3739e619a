import type { ReactNode } from 'react';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { DrillEnd } from '../host/drill-end.tsx';
import { useDrill } from '../host/use-drill.ts';
import { type Session, useSession } from '../host/use-session.ts';
import { EditorialPage, PROMPTS } from './editorial-page.tsx';
import { ReadText } from './read-text.tsx';
import { isComplete, progress } from './rules.ts';
import { resultOf, type Sakiyomi, useSakiyomi } from './use-sakiyomi.ts';

/** The drill 先読, which records a text as soon as it has been read. */
export function Screen() {
  const { practice, now } = useDrill();
  const sakiyomi = useSakiyomi();
  const { state, newText } = sakiyomi;
  const session = useSession(isComplete(state) ? resultOf(practice, state, now()) : null);
  return <Reading sakiyomi={sakiyomi} session={session} onNewText={() => void newText()} />;
}

/** The drill variant that records a text only when the member asks for it, at its end or before. */
export function ForesightScreen() {
  const { practice, now } = useDrill();
  const sakiyomi = useSakiyomi();
  const { state, newText } = sakiyomi;
  const session = useSession();

  async function startNewText() {
    if (await newText()) session.clear();
  }

  const save = (
    <Button
      label={session.state === 'stored' ? '記録しました' : '記録する'}
      full
      variant={isComplete(state) ? 'primary' : 'outline'}
      busy={session.state === 'storing'}
      disabled={session.state === 'stored'}
      onClick={ignoreDoubleClick(() => void session.store(resultOf(practice, state, now())))}
    />
  );
  return <Reading sakiyomi={sakiyomi} session={session} save={save} onNewText={() => void startNewText()} />;
}

interface ReadingProps {
  readonly sakiyomi: Sakiyomi;
  readonly session: Session;
  /** The button that stores the session, where it is not stored without one. */
  readonly save?: ReactNode;
  readonly onNewText: () => void;
}

/** The text, paragraph by paragraph, and its end. */
function Reading({ sakiyomi, session, save, onNewText }: ReadingProps) {
  const { practice, now } = useDrill();
  const { state, next } = sakiyomi;
  if (isComplete(state)) {
    return (
      <DrillEnd
        {...{ session, save }}
        item={state.editorial}
        result={resultOf(practice, state, now())}
        {...(isBlank(sakiyomi.guess) ? {} : { question: PROMPTS[2], initial: sakiyomi.guess })}
        first={{ label: '新しい文章', go: onNewText, atFirstEnd: true }}
      >
        <ReadText state={state} />
      </DrillEnd>
    );
  }
  const { read, total } = progress(state);
  const footer = (
    <>
      <Button
        label={read < total ? '次の文章' : '読み終える'}
        full
        aria-keyshortcuts="ArrowRight"
        onClick={ignoreDoubleClick(next)}
      />
      {save}
      <Button label="新しい文章" full variant="ghost" onClick={ignoreDoubleClick(onNewText)} />
    </>
  );
  return <EditorialPage sakiyomi={sakiyomi} footer={footer} />;
}
