import { Button } from '../../ui/controls/button.tsx';
import { type OwnReadings, Ruby } from '../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Small, Text } from '../../ui/layout/text.tsx';
import { ChoiceList } from '../host/choice-list.tsx';
import type { Stop } from './content.ts';
import { currentGuess, foundClues, gistsOf, openSentences } from './rules.ts';
import type { Sakiyomi } from './use-sakiyomi.ts';

interface StopViewProps {
  readonly sakiyomi: Sakiyomi;
  readonly stop: Stop;
}

/** The three gists to choose from, then which one follows and how many of its clues were found. */
export function StopView({ sakiyomi, stop }: StopViewProps) {
  const guess = currentGuess(sakiyomi.state);
  return (
    <Stack gap="m">
      {guess === null || guess.text === '' ? null : <Small>{`予想「${guess.text}」`}</Small>}
      {guess === null || guess.chosen === null ? (
        <Gists sakiyomi={sakiyomi} stop={stop} />
      ) : (
        <Clues sakiyomi={sakiyomi} stop={stop} chosen={guess.chosen} />
      )}
    </Stack>
  );
}

function Gists({ sakiyomi: { state, choose }, stop }: StopViewProps) {
  return (
    <>
      <FocusedHeading variant="phase">続きは、どれでしょう</FocusedHeading>
      <ChoiceList
        choices={gistsOf(stop, state)}
        nameOf={(gist) => gist}
        labelOf={(gist) => <Ruby readings={state.editorial.readings}>{gist}</Ruby>}
        onChoose={choose}
      />
    </>
  );
}

function Clues({ sakiyomi: { state, search }, stop, chosen }: StopViewProps & { readonly chosen: string }) {
  const found = foundClues(stop, state.searched).length;
  const isAllFound = found === stop.clues.length;
  return (
    <>
      <FocusedHeading variant="phase">{chosen === stop.gist ? '正解' : '違った'}</FocusedHeading>
      <ChosenGist gist={stop.gist} chosen={chosen} readings={state.editorial.readings} />
      <Small>
        {isAllFound
          ? '手がかりの語に、印がつきました。'
          : '手がかりの語は、どの文にあるでしょう。文に触れて確かめます。'}
      </Small>
      <Row justify="between">
        <Small as="span" numeric>{`手がかり ${found} / ${stop.clues.length}`}</Small>
        <Button
          label="手がかりを見る"
          size="small"
          variant="ghost"
          softDisabled={isAllFound}
          onClick={() => search(openSentences(state))}
        />
      </Row>
    </>
  );
}

interface ChosenGistProps {
  readonly gist: string;
  readonly chosen: string;
  readonly readings: OwnReadings | undefined;
}

/** The gist of what follows, after the one that was chosen in its place, if any. */
export function ChosenGist({ gist, chosen, readings }: ChosenGistProps) {
  return (
    <>
      {chosen === gist ? null : (
        <Stack gap="2xs">
          <Caption>選んだ続き</Caption>
          <Text tone="warning" ruby={chosen} readings={readings} />
        </Stack>
      )}
      <Stack gap="2xs">
        <Caption>{chosen === gist ? '選んだ続き（正解）' : '書かれている続き'}</Caption>
        <Text strong tone="success" ruby={gist} readings={readings} />
      </Stack>
    </>
  );
}
