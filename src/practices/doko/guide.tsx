import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Contrast from 'lucide-react/icons/contrast';
import type { Ref } from 'react';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { dokoGuide } from './content.ts';
import { type DokoState, lightOn } from './rules.ts';
import styles from './screen.module.css';
import { thingNames, things } from './things.ts';

interface GuideProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly number: number;
  readonly state: DokoState;
}

/** Instructions for asking about the hidden scene. */
export function Guide({ headingRef, number, state }: GuideProps) {
  return (
    <Card labelledBy="doko-scene" gap="xs">
      <Heading variant="brush" id="doko-scene" ref={headingRef} focusable>
        {number === 1 ? '伏せられた情景' : `伏せられた情景　その${number}`}
      </Heading>
      <FoundThings state={state} />
      <Disclosure summary={<Ruby>問いの進め方</Ruby>}>
        <NumberedLines lines={dokoGuide.steps} />
      </Disclosure>
    </Card>
  );
}

const marks = {
  none: { Mark: Circle, words: 'まだ' },
  half: { Mark: Contrast, words: '半分見えた' },
  whole: { Mark: CircleCheck, words: '見えた' },
} as const;

/** How far the five things have come to light. */
function FoundThings({ state }: { readonly state: DokoState }) {
  return (
    <ul className={styles.things} aria-label="見えてきたもの">
      {things.map((thing) => {
        const light = lightOn(thing, state);
        const { Mark, words } = marks[light];
        return (
          <li key={thing} className={styles.thing} data-found={light !== 'none'}>
            <Mark aria-hidden="true" />
            <span>{thingNames[thing]}</span>
            <VisuallyHidden>{`、${words}`}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
