import { useEffect, useRef } from 'react';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { DokoScenario } from './content.ts';
import styles from './screen.module.css';
import { thingNames, things } from './things.ts';

/** The revealed scene. Takes focus on mount, because the question box that had it is gone. */
export function AnswerCard({ scenario }: { readonly scenario: DokoScenario }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card variant="accent" labelledBy="doko-answer">
      <Stack gap="s">
        <Heading variant="brush" id="doko-answer" ref={heading} focusable>
          正解
        </Heading>
        <Text variant="reading">
          <Ruby readings={scenario.readings}>{scenario.fullDescription}</Ruby>
        </Text>
        <dl className={styles.facts}>
          {things.map((thing) => (
            <div key={thing} className={styles.fact}>
              <dt className={styles.name}>{thingNames[thing]}</dt>
              <dd>
                <Ruby readings={scenario.readings}>{scenario[thing]}</Ruby>
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
