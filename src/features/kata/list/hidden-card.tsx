import type { SharedKata } from '../../../../supabase/contracts/search-shared-kata.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card, Row, Small } from '../../../ui/layout/primitives.tsx';
import { KataCard } from './kata-card.tsx';

interface HiddenCardProps {
  /** Null for a kata that is not shared any more; undefined while it is not known. */
  readonly kata: SharedKata | null | undefined;
  /** The texts could not be loaded, because of the network or the server. */
  readonly hasFailed: boolean;
  readonly onShow: () => void;
}

/** A kata that the member has hidden. Without its texts it can be shown again as well. */
export function HiddenCard({ kata, hasFailed, onShow }: HiddenCardProps) {
  const button = <Button label="もう一度表示する" size="small" variant="outline" onClick={onShow} />;
  if (kata) {
    const { name, category, zou, ishiki } = kata;
    return <KataCard name={name} category={category} zou={zou} ishiki={ishiki} actions={button} />;
  }
  const text =
    kata === null
      ? 'いまは共有されていない型です。'
      : hasFailed
        ? 'つながると、内容を表示します。'
        : '内容を読み込んでいます...';
  return (
    <Card as="article" label="隠した型">
      <Row justify="between" gap="xs">
        <Small>{text}</Small>
        {button}
      </Row>
    </Card>
  );
}
