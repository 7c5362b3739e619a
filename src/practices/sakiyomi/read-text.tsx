import { isAdded } from '../../../sync/rules/content-item.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby, TextReadings } from '../../ui/graphics/ruby.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import { GuessCards } from './guess-cards.tsx';
import type { Sakiyomi } from './use-sakiyomi.ts';

/** The editorial after it was read: the guesses beside what came, and the text once more on request. */
export function ReadText({ sakiyomi: { state, judge } }: { readonly sakiyomi: Sakiyomi }) {
  const { title, paragraphs, readings } = state.editorial;
  return (
    <TextReadings ownOnly={isAdded(state.editorial)}>
      <GuessCards state={state} onJudge={judge} />
      <Disclosure summary={<Ruby readings={readings}>{title}</Ruby>}>
        <Text variant="passage">
          <Ruby readings={readings}>{paragraphs.join('\n')}</Ruby>
        </Text>
      </Disclosure>
    </TextReadings>
  );
}
