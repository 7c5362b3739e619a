import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Ref } from 'react';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { dokoGuide } from './content.ts';
import styles from './screen.module.css';
import { type Thing, thingNames, things } from './things.ts';

interface GuideProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly number: number;
  readonly foundThings: readonly Thing[];
}

/** Instructions for asking about the hidden scene. */
export function Guide({ headingRef, number, foundThings }: GuideProps) {
  return (
    <Card labelledBy="doko-scene" gap="xs">
      <Heading variant="brush" id="doko-scene" ref={headingRef} focusable>
        {number === 1 ? '伏せられた情景' : `伏せられた情景　その${number}`}
      </Heading>
      <Text variant="small">
        <Ruby>{dokoGuide.lead}</Ruby>
      </Text>
      <FoundThings foundThings={foundThings} />
      <Disclosure summary={<Ruby>問いの進め方</Ruby>}>
        <ol className={styles.steps}>
          {dokoGuide.steps.map((text) => (
            <li key={text}>
              <Ruby>{text}</Ruby>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  );
}

/** Which of the five things have come to light. */
function FoundThings({ foundThings }: { readonly foundThings: readonly Thing[] }) {
  return (
    <ul className={styles.things} aria-label="見えてきたもの">
      {things.map((thing) => {
        const isFound = foundThings.includes(thing);
        const Mark = isFound ? CircleCheck : Circle;
        return (
          <li key={thing} className={styles.thing} data-found={isFound}>
            <Mark aria-hidden="true" />
            <span>{thingNames[thing]}</span>
            <VisuallyHidden>{isFound ? '、見えた' : '、まだ'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
