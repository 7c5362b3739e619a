import { useEffect, useRef } from 'react';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { DokoScenario } from './content.ts';
import styles from './screen.module.css';

const facts = [
  ['時', 'time'],
  ['場所', 'place'],
  ['人', 'person'],
  ['物', 'object'],
  ['状況', 'situation'],
] as const;

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
          {facts.map(([name, field]) => (
            <div key={field} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>
                <Ruby readings={scenario.readings}>{scenario[field]}</Ruby>
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
