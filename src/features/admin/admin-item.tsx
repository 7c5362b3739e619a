import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
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

/** Whether people without an account get an item, too. */
export interface ForGuests {
  readonly checked: boolean;
  readonly hint?: string | undefined;
  /** Stores the answer; returns the text of a refusal, or null. */
  readonly set: (forGuests: boolean) => Promise<string | null>;
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
  /** Without it, what is published is for everybody. */
  readonly forGuests?: ForGuests | undefined;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/** One item that the admin has published. Items are never deleted: an ended one can be restored. */
export function AdminItem(props: AdminItemProps) {
  const { id, when, title, chip, ended, endTexts, setEnded, forGuests, onEdit, children } = props;
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();

  async function change() {
    if (!ended) {
      const { question, body, label } = endTexts;
      const texts = { title: question, body, confirmLabel: label, tone: 'danger' } as const;
      if (!(await confirm(texts))) return;
    }
    await finish(setEnded(!ended), ended ? '元に戻しました' : endTexts.done);
  }

  async function finish(storing: Promise<string | null>, done: string) {
    const refusal = await storing;
    if (refusal !== null) return alert({ title: '変更に失敗しました', body: refusal });
    toast({ text: done, tone: 'success', ms: 3000 });
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
      {forGuests === undefined || ended ? null : (
        <Switch
          label="登録していない人にも届ける"
          hint={forGuests.hint}
          checked={forGuests.checked}
          busy={isBusy}
          onChange={(checked) =>
            void run('変更に失敗しました', () =>
              finish(
                forGuests.set(checked),
                checked
                  ? '登録していない人にも、1日ほどで届きます'
                  : '登録していない人の画面からは、1日ほどでなくなります',
              ),
            )
          }
        />
      )}
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
