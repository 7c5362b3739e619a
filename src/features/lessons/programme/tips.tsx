import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { Card, Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { Heading, Small } from '../../../ui/layout/text.tsx';
import { playerTips, type Tip, workTips } from '../content/tips.ts';

/** The tips below the introduction of a lesson, one card each. */
export function PlayerTips() {
  return (
    <Stack as="ul" gap="xs">
      {playerTips.map((tip) => (
        <Card key={tip.title} as="li" variant="sunken">
          <TipWords tip={tip} />
        </Card>
      ))}
    </Stack>
  );
}

export function WorkTips() {
  return (
    <TitledCard title={<Ruby>{workTips.title}</Ruby>}>
      {workTips.tips.map((tip) => (
        <div key={tip.title}>
          <TipWords tip={tip} />
        </div>
      ))}
    </TitledCard>
  );
}

function TipWords({ tip: { title, text } }: { readonly tip: Tip }) {
  return (
    <>
      <Heading level={3} variant="brush" ruby={title} />
      <Small ruby={text} />
    </>
  );
}
