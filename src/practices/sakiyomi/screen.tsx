import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { DrillEnd } from '../host/drill-end.tsx';
import type { DrillAction } from '../host/drill-page.tsx';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { EditorialPage, PROMPTS } from './editorial-page.tsx';
import { ReadText } from './read-text.tsx';
import { progress } from './rules.ts';
import { resultOf, useSakiyomi } from './use-sakiyomi.ts';

/** The drill 先読, which records a text as soon as it has been read. */
export function Screen() {
  return <Reading />;
}

/** The drill variant that records a text only when the member asks for it, at its end or before. */
export function ForesightScreen() {
  return <Reading isSavedByHand />;
}

/** The text, paragraph by paragraph, and its end. */
function Reading({ isSavedByHand = false }: { readonly isSavedByHand?: boolean }) {
  const { practice } = useDrill();
  const sakiyomi = useSakiyomi();
  const { state, next, newText } = sakiyomi;
  const result = resultOf(practice, state);
  const session = useSession(state.isComplete ? result : null, !isSavedByHand);
  const startNewText = async () => {
    if (await newText()) session.clear();
  };
  const another = { label: '新しい文章', go: () => void startNewText() };
  const save: DrillAction | undefined = isSavedByHand
    ? {
        label: session.state === 'stored' ? '記録しました' : '記録する',
        variant: state.isComplete ? 'primary' : 'outline',
        busy: session.state === 'storing',
        disabled: session.state === 'stored',
        go: () => void session.store(result),
      }
    : undefined;
  if (state.isComplete) {
    return (
      <DrillEnd
        {...{ session, save }}
        item={state.editorial}
        {...(isBlank(sakiyomi.guess) ? {} : { question: PROMPTS[2], initial: sakiyomi.guess })}
        first={{ ...another, atFirstEnd: true }}
      >
        <ReadText state={state} />
      </DrillEnd>
    );
  }
  const { read, total } = progress(state);
  const actions: readonly DrillAction[] = [
    { label: read < total ? '次の文章' : '読み終える', go: next },
    ...(save === undefined ? [] : [save]),
    { ...another, variant: 'ghost' },
  ];
  return <EditorialPage sakiyomi={sakiyomi} actions={actions} />;
}
