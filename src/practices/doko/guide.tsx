import type { Ref } from 'react';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card, Heading, Text } from '../../ui/layout/primitives.tsx';
import { dokoGuide } from './content.ts';
import { FoundThings } from './found-things.tsx';
import styles from './screen.module.css';
import type { Thing } from './things.ts';

interface GuideProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly number: number;
  readonly found: readonly Thing[];
}

/** Instructions for asking about the hidden scene. */
export function Guide({ headingRef, number, found }: GuideProps) {
  return (
    <Card labelledBy="doko-scene" gap="xs">
      <Heading variant="brush" id="doko-scene" ref={headingRef} focusable>
        {number === 1 ? '伏せられた情景' : `伏せられた情景　その${number}`}
      </Heading>
      <Text variant="small">
        <Ruby>{dokoGuide.lead}</Ruby>
      </Text>
      <FoundThings found={found} />
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
