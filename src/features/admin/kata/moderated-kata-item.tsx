import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { KataDecisions } from './kata-decisions.tsx';
import { KataReports } from './kata-reports.tsx';
import { useKataDecisions } from './use-kata-decisions.ts';

interface ModeratedKataItemProps {
  readonly kata: ModeratedKata;
  readonly onHide: (kata: ModeratedKata) => void;
  readonly onChanged: () => Promise<void>;
}

/** A kata with its reports, its state, and what was decided about it. */
export function ModeratedKataItem({ kata, onHide, onChanged }: ModeratedKataItemProps) {
  const { id, name, category, zou, ishiki, copy_count, open_reports, hidden } = kata;
  const { isBusy, show, keep } = useKataDecisions(kata, onChanged);
  const titleId = `kata-${id}`;
  return (
    <Card as="li" variant="outline" labelledBy={titleId}>
      <Stack gap="xs">
        <Row gap="2xs">
          {open_reports > 0 ? <Chip tone="danger">通報 {open_reports}件</Chip> : null}
          {hidden === null ? null : <Chip tone="warning">非表示</Chip>}
          {hidden?.corrected_at ? <Chip tone="info">直されました</Chip> : null}
          {copy_count > 0 ? <Chip>{copy_count.toLocaleString('ja-JP')}人が写しました</Chip> : null}
        </Row>
        <Heading level={3} id={titleId}>
          <bdi>{name ?? '名前のない型'}</bdi>
        </Heading>
        <Stack gap="3xs">
          <Text variant="label" tone="muted">
            象
          </Text>
          <CollapsibleText text={zou} describedBy={titleId} />
        </Stack>
        <Stack gap="3xs">
          <Text variant="label" tone="muted">
            意識
          </Text>
          <CollapsibleText text={ishiki} describedBy={titleId} />
        </Stack>
        {category === null ? null : (
          <Text variant="small" tone="muted">
            カテゴリ <bdi>{category}</bdi>
          </Text>
        )}
        <KataReports kata={kata} />
        <KataDecisions kata={kata} />
        <Row gap="xs" equal>
          {hidden === null ? (
            <Button size="small" variant="outline" aria-describedby={titleId} onClick={() => onHide(kata)}>
              非表示にする
            </Button>
          ) : (
            <Button size="small" variant="outline" busy={isBusy} aria-describedby={titleId} onClick={show}>
              再び表示する
            </Button>
          )}
          {open_reports > 0 && hidden === null ? (
            <Button size="small" variant="outline" busy={isBusy} aria-describedby={titleId} onClick={keep}>
              問題なし
            </Button>
          ) : null}
          {hidden === null ? null : (
            <Button size="small" variant="outline" aria-describedby={titleId} onClick={() => onHide(kata)}>
              理由を変える
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
