import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Card, Heading, Row, Small } from '../../ui/layout/primitives.tsx';
import { useAdminAction } from './use-admin-action.ts';

/** The texts of ending an item: its button, its confirmation and what the toast says afterwards. */
interface EndTexts {
  readonly label: string;
  readonly question: string;
  /** Explains what it means for members. */
  readonly body: string;
  readonly done: string;
}

interface AdminItemProps {
  readonly id: string;
  readonly when: string;
  readonly title: string;
  readonly chip: ReactNode;
  readonly ended: boolean;
  readonly endTexts: EndTexts;
  /** Stores whether it is ended; returns the text of a refusal, or null. */
  readonly setEnded: (ended: boolean) => Promise<string | null>;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/** One item that the admin has published. Items are never deleted: an ended one can be restored. */
export function AdminItem(props: AdminItemProps) {
  const { id, when, title, chip, ended, endTexts, setEnded, onEdit, children } = props;
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();

  async function change() {
    if (!ended) {
      const { question, body, label } = endTexts;
      const texts = { title: question, body, confirmLabel: label, tone: 'danger' } as const;
      if (!(await confirm(texts))) return;
    }
    const refusal = await setEnded(!ended);
    if (refusal !== null) return alert({ title: '変更に失敗しました', body: refusal });
    toast({ text: ended ? '元に戻しました' : endTexts.done, tone: 'success', ms: 3000 });
  }

  const button = { size: 'small', variant: 'outline', 'aria-describedby': id } as const;
  return (
    <Card as="li" variant="outline" labelledBy={id} gap="xs">
      <Row justify="between" align="baseline">
        <Small as="span" numeric>
          {when}
        </Small>
        {chip}
      </Row>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
      <Row gap="xs" equal>
        <Button {...button} label="編集" onClick={onEdit} />
        <Button
          {...button}
          label={ended ? '元に戻す' : endTexts.label}
          busy={isBusy}
          onClick={() => void run('変更に失敗しました', change)}
        />
      </Row>
    </Card>
  );
}
