import { useEffect, useRef } from 'react';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { splitSentences } from '../../lib/speech/spoken-parts.ts';
import { UnsavedGuard } from '../../navigation/unsaved-guard.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { TextArea } from '../../ui/forms/fields.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Caption, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { type DrillAction, DrillPage } from '../host/drill-page.tsx';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import styles from './editorial-page.module.css';
import { ReadText } from './read-text.tsx';
import {
  canGuess,
  currentGuess,
  hasChosen,
  progress,
  readingMinutes,
  shownText,
  splitAtClues,
  stopOf,
} from './rules.ts';
import { StopView } from './stop-view.tsx';
import { leaveTexts, resultOf, type Sakiyomi, useSakiyomi } from './use-sakiyomi.ts';

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

/** Instructions after each paragraph, before the next one is opened. */
const PROMPTS = [
  'この先、話はどこへ進むでしょう。手がかりにした語をひとつ挙げて、続きを予想します。',
  '予想と比べてみます。では、この話は最後にどこへ着くでしょう。',
  '書き手の言いたかったことを、自分のことばで一文にします。',
] as const;

interface EditorialPageProps {
  readonly sakiyomi: Sakiyomi;
  readonly actions: readonly DrillAction[];
}

/** The open paragraphs of an editorial. A new one takes focus, so that it is announced and scrolled into view. */
function EditorialPage({ sakiyomi, actions }: EditorialPageProps) {
  const { state } = sakiyomi;
  const { editorial } = state;
  const { id, title, category, date, paragraphs, readings } = editorial;
  const { read, total } = progress(state);
  const newest = useFocusOnChange<HTMLParagraphElement>(`${id}.${state.paragraph}`);

  return (
    <DrillPage item={editorial} isUntouched={state.paragraph === 0 && state.guesses.length === 0} actions={actions}>
      <article className={styles.editorial} aria-labelledby="editorial-title">
        <header className={styles.head}>
          <Caption>{`${category}・${date}・目安${readingMinutes(editorial)}分`}</Caption>
          <Heading id="editorial-title" variant="phase" ruby={title} readings={readings} />
          <Row gap="s" wrap={false}>
            <div className={styles.bar}>
              <ProgressBar label="読んだ段落" value={read} max={total} valueText={`${total}段落中${read}段落`} />
            </div>
            <Small as="span" numeric>{`${read} / ${total}`}</Small>
          </Row>
        </header>
        {paragraphs.slice(0, read).map((paragraph, index) => {
          const isNewest = index === state.paragraph;
          return (
            <p
              key={paragraph}
              ref={isNewest ? newest : null}
              tabIndex={isNewest ? -1 : undefined}
              className={styles.paragraph}
              data-past={isNewest ? undefined : ''}
            >
              {hasChosen(state) ? (
                <ClueSentences sakiyomi={sakiyomi} paragraph={paragraph} />
              ) : (
                <Ruby readings={readings}>{shownText(state, index)}</Ruby>
              )}
            </p>
          );
        })}
      </article>
      <Prompt sakiyomi={sakiyomi} />
      {sakiyomi.isGuessed ? <UnsavedGuard confirmation={leaveTexts} /> : null}
    </DrillPage>
  );
}

function Prompt({ sakiyomi }: { readonly sakiyomi: Sakiyomi }) {
  const { state, guess, setGuess, ask } = sakiyomi;
  const stop = stopOf(state);
  if (stop !== null && currentGuess(state) !== null) return <StopView sakiyomi={sakiyomi} stop={stop} />;
  const last = state.guesses.find(({ paragraph }) => paragraph === state.paragraph);
  return (
    <Stack gap="m">
      <div className={styles.prompt}>
        <Stack gap="2xs">
          {last === undefined || last.text === '' ? null : <Small>{`予想「${last.text}」`}</Small>}
          <Text variant="small">{PROMPTS[state.paragraph]}</Text>
        </Stack>
      </div>
      <TextArea
        label={canGuess(state) ? '予想' : '一文'}
        rows={1}
        dir="auto"
        autoComplete="off"
        value={guess}
        onChange={setGuess}
      />
      {stop === null ? null : (
        <Button label="続きを三つから選ぶ" full variant="outline" onClick={ignoreDoubleClick(ask)} />
      )}
    </Stack>
  );
}

/** Focuses an element and scrolls it to the top whenever `key` changes. */
function useFocusOnChange<E extends HTMLElement>(key: string) {
  const element = useRef<E>(null);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [key]);
  return element;
}

interface ClueSentencesProps {
  readonly sakiyomi: Sakiyomi;
  readonly paragraph: string;
}

/** A paragraph whose sentences show the clues in them when touched. Check boxes, since a button does not flow with the lines. */
function ClueSentences({ sakiyomi: { state, search }, paragraph }: ClueSentencesProps) {
  const clues = stopOf(state)?.clues ?? [];
  const { readings } = state.editorial;
  return splitSentences(paragraph).map((sentence) => {
    const isSearched = state.searched.includes(sentence);
    const segments = splitAtClues(sentence, isSearched ? clues : []);
    return (
      <label key={sentence} className={styles.sentence} data-empty={(isSearched && segments.length === 1) || undefined}>
        <input type="checkbox" className={styles.box} checked={isSearched} onChange={() => search([sentence])} />
        {segments.map(({ text, isClue }, index) => {
          const Tag = isClue ? 'mark' : 'span';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: segments are never reordered
            <Tag key={index} className={isClue ? styles.clue : undefined}>
              <Ruby readings={readings}>{text}</Ruby>
            </Tag>
          );
        })}
      </label>
    );
  });
}
