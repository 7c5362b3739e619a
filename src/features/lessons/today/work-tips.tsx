import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { Heading, Small, TitledCard } from '../../../ui/layout/primitives.tsx';
import { workTips } from '../content/tips.ts';

/** Tips for effective work. */
export function WorkTips() {
  return (
    <TitledCard title={<Ruby>{workTips.title}</Ruby>}>
      {workTips.tips.map(({ title, text }) => (
        <div key={title}>
          <Heading level={3} variant="brush" ruby={title} />
          <Small ruby={text} />
        </div>
      ))}
    </TitledCard>
  );
}
