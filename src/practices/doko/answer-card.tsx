import { useEffect, useRef } from 'react';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Seal } from '../../ui/graphics/seal.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { shortText } from './closing-choices.ts';
import { type DokoScenario, dokoScenarios } from './content.ts';
import type { DokoState } from './rules.ts';
import styles from './screen.module.css';
import { type Thing, thingNames, things } from './things.ts';

/** The revealed scene. Takes focus on mount, because the question box that had it is gone. */
export function AnswerCard({ scenario, picks }: Pick<DokoState, 'scenario' | 'picks'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card labelledBy="doko-answer" gap="s">
      <Heading id="doko-answer" ref={heading} focusable>
        <Seal size={56}>正解</Seal>
      </Heading>
      <Text variant="passage" ruby={scenario.fullDescription} readings={scenario.readings} />
      <dl className={styles.facts}>
        {things.map((thing) => (
          <div key={thing} className={styles.fact}>
            <dt className={styles.name}>{thingNames[thing]}</dt>
            <dd>
              <Ruby readings={scenario.readings}>{scenario[thing]}</Ruby>
              <PickMark scenario={scenario} thing={thing} pick={picks[thing]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface PickMarkProps {
  readonly scenario: DokoScenario;
  readonly thing: Thing;
  readonly pick: string | undefined;
}

function PickMark({ scenario, thing, pick }: PickMarkProps) {
  const picked = dokoScenarios.find(({ id }) => id === pick);
  if (picked === undefined) return null;
  if (picked === scenario) return <Small strong tone="success" ruby="当たり" />;
  return (
    <Small tone="warning">
      <Ruby>選んだのは</Ruby>
      <span>「</span>
      <Ruby readings={picked.readings}>{shortText(picked, thing)}</Ruby>
      <span>」</span>
    </Small>
  );
}
