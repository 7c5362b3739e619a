import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { FocusedHeading, Stack, Text } from '../../ui/layout/primitives.tsx';
import type { ObviousThing } from './content.ts';
import { quotedThing } from './rules.ts';

interface NamingViewProps {
  readonly thing: ObviousThing;
  readonly parts: string;
  readonly onParts: (parts: string) => void;
}

/** Where the member names the parts, on the screen or elsewhere. */
export function NamingView({ thing, parts, onParts }: NamingViewProps) {
  return (
    <Stack fill gap="l">
      <Stack gap="s">
        <FocusedHeading variant="phase">{quotedThing(thing)}の部品</FocusedHeading>
        <Text>それがないと、もうそれではなくなるもの。四つ挙げてみます。</Text>
      </Stack>
      <TextArea
        label="部品"
        hint="ひとつを一行に。紙に書いても、指を折るだけでもかまいません。"
        rows={4}
        autoComplete="off"
        dir="auto"
        value={parts}
        onChange={onParts}
      />
      <Disclosure summary="問いを見返す">
        <Stack as="ol" gap="2xs">
          {thing.questions.map((question) => (
            <li key={question}>
              <Text variant="small" ruby={question} readings={thing.readings} />
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
