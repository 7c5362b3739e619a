import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../ui/layout/collapsible-text.tsx';
import { Caption, Text } from '../../ui/layout/text.tsx';
import { ChosenGist } from './stop-view.tsx';
import type { Sakiyomi } from './use-sakiyomi.ts';

/** The editorial after it was read: the guesses beside what came, and the text once more on request. */
export function ReadText({ state }: Pick<Sakiyomi, 'state'>) {
  const { title, paragraphs, readings } = state.editorial;
  return (
    <>
      <GuessCards state={state} />
      <Disclosure summary={<Ruby readings={readings}>{title}</Ruby>}>
        <Text variant="passage" ruby={paragraphs.join('\n')} readings={readings} />
      </Disclosure>
    </>
  );
}

/** Each guess, in the member's own words and chosen, beside the paragraph that came. */
function GuessCards({ state: { editorial, guesses } }: Pick<Sakiyomi, 'state'>) {
  const { paragraphs, readings, stops } = editorial;
  const made = guesses.filter(({ text, chosen }) => text !== '' || chosen !== null);
  return made.map(({ paragraph, text, chosen }) => {
    const id = `guess-${paragraph}`;
    const continuation = paragraphs[paragraph] ?? '';
    const gist = stops?.[paragraph - 1]?.gist;
    return (
      <Card key={paragraph} labelledBy={id} gap="s">
        <Stack gap="2xs">
          <Caption id={id}>{`${paragraph + 1}段落目の予想`}</Caption>
          {text === '' ? null : (
            <div dir="auto">
              <Text>{text}</Text>
            </div>
          )}
        </Stack>
        {chosen === null || gist === undefined ? null : <ChosenGist gist={gist} chosen={chosen} readings={readings} />}
        <Stack gap="2xs">
          <Caption>続き</Caption>
          <CollapsibleText text={continuation} describedBy={id}>
            <Ruby readings={readings}>{continuation}</Ruby>
          </CollapsibleText>
        </Stack>
      </Card>
    );
  });
}
