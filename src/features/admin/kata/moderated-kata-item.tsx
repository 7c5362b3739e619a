import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Card, Heading, Row } from '../../../ui/layout/primitives.tsx';
import type { DecisionAct } from './decision-acts.ts';
import { KataDecisions } from './kata-decisions.tsx';
import { KataReports } from './kata-reports.tsx';
import { KataTexts } from './kata-texts.tsx';
import { useKataDecisions } from './use-kata-decisions.ts';

interface ModeratedKataItemProps {
  readonly kata: ModeratedKata;
  readonly onDecide: (act: DecisionAct) => void;
  readonly onChanged: () => Promise<void>;
}

/** A kata with its reports, its state, and what was decided about it. */
export function ModeratedKataItem({ kata, onDecide, onChanged }: ModeratedKataItemProps) {
  const { id, deleted, name, copy_count, open_reports, hidden, has_author, sharing_stopped } = kata;
  const canHide = hidden === null && (!deleted || open_reports > 0);
  const { isBusy, show, keep, resume } = useKataDecisions(kata, onChanged);
  const titleId = `kata-${id}`;
  return (
    <Card as="li" variant="outline" labelledBy={titleId} gap="xs">
      <Row gap="2xs">
        {open_reports > 0 ? <Chip tone="danger">通報 {open_reports}件</Chip> : null}
        {deleted ? <Chip>削除されました</Chip> : null}
        {hidden === null ? null : <Chip tone="warning">非表示</Chip>}
        {sharing_stopped === null ? null : <Chip tone="warning">共有を停止中</Chip>}
        {hidden?.corrected_at ? <Chip tone="info">直されました</Chip> : null}
        {copy_count > 0 ? <Chip>{copy_count.toLocaleString('ja-JP')}人が写しました</Chip> : null}
      </Row>
      <Heading level={3} id={titleId}>
        <bdi>{deleted ? '書いた人が削除した型' : (name ?? '名前のない型')}</bdi>
      </Heading>
      {deleted ? null : <KataTexts texts={kata} describedBy={titleId} />}
      <KataReports kata={kata} titleId={titleId} />
      <KataDecisions kata={kata} />
      <Row gap="xs" equal>
        {canHide ? (
          <Button
            label="非表示にする"
            size="small"
            variant="outline"
            aria-describedby={titleId}
            onClick={() => onDecide('hide')}
          />
        ) : null}
        {hidden === null ? null : (
          <Button
            label="再び表示する"
            size="small"
            variant="outline"
            busy={isBusy}
            aria-describedby={titleId}
            onClick={show}
          />
        )}
        {open_reports > 0 && hidden === null ? (
          <Button
            label="問題なし"
            size="small"
            variant="outline"
            busy={isBusy}
            aria-describedby={titleId}
            onClick={keep}
          />
        ) : null}
        {hidden === null ? null : (
          <Button
            label="理由を変える"
            size="small"
            variant="outline"
            aria-describedby={titleId}
            onClick={() => onDecide('hide')}
          />
        )}
      </Row>
      {sharing_stopped === null ? null : (
        <Button
          label="書いた人の共有を再開する"
          size="small"
          variant="outline"
          busy={isBusy}
          aria-describedby={titleId}
          onClick={resume}
        />
      )}
      {sharing_stopped === null && has_author ? (
        <Button
          label="書いた人の共有を止める"
          size="small"
          variant="ghost"
          aria-describedby={titleId}
          onClick={() => onDecide('stop')}
        />
      ) : null}
    </Card>
  );
}
