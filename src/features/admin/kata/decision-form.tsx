import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { reportReasons } from '../../../../sync/rules/kata-reports.ts';
import { limits } from '../../../../sync/rules/limits.ts';
import { reasonNames } from '../../../data/kata/reason-names.ts';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Card, Row, Small, Stack } from '../../../ui/layout/primitives.tsx';
import { FormHeading } from '../form-heading.tsx';
import { leaveConfirmation } from '../leave-confirmation.ts';
import { type DecisionAct, decisionActs } from './decision-acts.ts';
import { KataTexts } from './kata-texts.tsx';
import { useDecisionForm } from './use-decision-form.ts';

const options = [
  { value: '', label: '選んでください', disabled: true },
  ...reportReasons.map((value) => ({ value, label: reasonNames[value] })),
] as const;

interface DecisionFormProps {
  readonly kata: ModeratedKata;
  readonly act: DecisionAct;
  /** Called when it is decided, or the kata is gone. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the reason of a decision; the author reads it. */
export function DecisionForm({ kata, act, onDone, onCancel }: DecisionFormProps) {
  const form = useDecisionForm(kata, act, onDone);
  const { isDirty, isSubmitting } = form;
  const { heading, effect, noteHint, confirmLabel } = decisionActs[act];
  return (
    <Card labelledBy="decision-form">
      <form {...form.props} autoComplete="off">
        <Stack gap="m">
          <FormHeading id="decision-form">{heading}</FormHeading>
          <KataTexts texts={kata.deleted ? (kata.reports[0]?.texts ?? kata) : kata} describedBy="decision-form" />
          <Small>{effect}</Small>
          <SelectField {...form.field('reason')} label="理由（書いた人に表示）" options={options} required />
          <TextArea
            {...form.field('note')}
            label="書いた人へのひとこと（任意）"
            hint={noteHint}
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
              {confirmLabel}
            </Button>
          </Row>
        </Stack>
      </form>
      {isDirty && !isSubmitting ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
    </Card>
  );
}
