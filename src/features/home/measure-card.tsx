import { useMember } from '../../data/member/member-context.tsx';
import { addEntry } from '../../data/member/member-settings.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row, TitledCard } from '../../ui/layout/boxes.tsx';
import type { CardOf } from './extra-card.ts';
import { useCloseQuestion } from './use-close-question.ts';

/** Offers the optional measurement, until it is closed. */
export function MeasureCard({ occasion, isFirst }: CardOf<'measure'>) {
  const member = useMember();
  const closeQuestion = useCloseQuestion();
  return (
    <TitledCard
      as="article"
      title={occasion === 1 ? '今の自分をはかっておきますか' : `はじめてから${occasion}日`}
      note={
        isFirst
          ? 'はじめての三分です。記録を残すと、のちの自分と並べて見られます。しなくても、稽古は続けられます。'
          : '前と同じ3分で、今の自分をはかれます。はかるかどうかは、自由です。'
      }
      gap="xs"
    >
      <Row gap="xs" justify="end">
        <Button
          label="今はしない"
          size="small"
          variant="ghost"
          onClick={() => closeQuestion(addEntry(member, 'cards', 'measure', occasion))}
        />
        <ButtonLink label="はかる" size="small" variant="outline" to={paths.measure} />
      </Row>
    </TitledCard>
  );
}
