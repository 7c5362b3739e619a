import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import type { CatalogueEntry, PracticeId } from '../catalogue.ts';
import { findPractice } from '../find-practice.ts';
import { goals } from '../goals.ts';
import { useDrill, useTile } from './use-drill.ts';

/** Before the first visit of a drill: its goal. */
export function GoalCard() {
  const { deck } = useDrill();
  const entry = findPractice(useTile());
  const isFirst = deck.sessions === 0 && deck.memory.size === 0;
  if (!isFirst || entry === undefined || goals[entry.id] === undefined) return null;
  return (
    <Card variant="sunken" label="はじめに">
      <GoalWords entry={entry} />
    </Card>
  );
}

/** What one does in a drill, what it trains, and how long it takes; nothing for one without a goal. */
export function GoalWords({ entry }: { readonly entry: CatalogueEntry & { readonly id: PracticeId } }) {
  const goal = goals[entry.id];
  if (goal === undefined) return null;
  return (
    <Stack gap="2xs">
      <Text variant="small" ruby={goal.does} />
      <Text variant="small" ruby={`ねらいは、${goal.trains}`} />
      <Text variant="small" ruby={`${entry.estimatedMinutes}分ほど。いつ終えてもかまいません。`} />
      {goal.example === undefined ? null : <Small ruby={`例　${goal.example}`} />}
    </Stack>
  );
}
