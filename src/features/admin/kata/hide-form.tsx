import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { reportReasons } from '../../../../sync/rules/kata-reports.ts';
import { limits } from '../../../../sync/rules/limits.ts';
import { reasonNames } from '../../../data/kata/reason-names.ts';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FormHeading } from '../form-heading.tsx';
import { leaveConfirmation } from '../leave-confirmation.ts';
import { useHideForm } from './use-hide-form.ts';

const options = [
  { value: '', label: '選んでください', disabled: true },
  ...reportReasons.map((value) => ({ value, label: reasonNames[value] })),
] as const;

interface HideFormProps {
  readonly kata: ModeratedKata;
  /** Called when the kata is hidden, or gone. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks why a kata is hidden; its author reads that. */
export function HideForm({ kata, onDone, onCancel }: HideFormProps) {
  const form = useHideForm(kata, onDone);
  const { isDirty, isSubmitting } = form;
  return (
    <Card labelledBy="hide-form">
      <form {...form.props} autoComplete="off">
        <Stack gap="m">
          <FormHeading id="hide-form">型を非表示にする</FormHeading>
          <CollapsibleText text={`象：${kata.zou}\n意識：${kata.ishiki}`} describedBy="hide-form" />
          <Text variant="small" tone="muted">
            「みんなの型」の一覧と検索からなくなり、新しく写せなくなります。書いた人の型と、すでに写された型は残ります。
          </Text>
          <SelectField {...form.field('reason')} label="理由（書いた人に表示）" options={options} required />
          <TextArea
            {...form.field('note')}
            label="書いた人へのひとこと（任意）"
            hint="どこを直せばよいかがわかるように書きます。"
            limit={limits.report_note_max}
            rows={2}
            dir="auto"
            autoComplete="off"
          />
          <Row gap="s" equal>
            <Button variant="outline" onClick={onCancel}>
              やめる
            </Button>
            <Button type="submit" busy={isSubmitting}>
              非表示にする
            </Button>
          </Row>
        </Stack>
      </form>
      {isDirty && !isSubmitting ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
    </Card>
  );
}
