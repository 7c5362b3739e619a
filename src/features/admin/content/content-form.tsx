import type { ReactNode } from 'react';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { Form } from '../../../ui/forms/use-form.ts';
import { Card, Row, Stack } from '../../../ui/layout/primitives.tsx';
import { FormHeading } from '../form-heading.tsx';
import { leaveConfirmation } from '../leave-confirmation.ts';

interface ContentFormProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly form: Pick<Form<unknown>, 'isDirty' | 'isSubmitting' | 'props'>;
  readonly onCancel: () => void;
}

/** Layout of a content form: title, fields, cancel and save. */
export function ContentForm({ title, children, form, onCancel }: ContentFormProps) {
  const { isDirty, isSubmitting, props } = form;
  return (
    <Card labelledBy="content-form">
      <form {...props} autoComplete="off">
        <Stack gap="m">
          <FormHeading id="content-form">{title}</FormHeading>
          {children}
          <Row gap="s" equal>
            <Button variant="outline" onClick={onCancel}>
              やめる
            </Button>
            <Button type="submit" busy={isSubmitting}>
              保存する
            </Button>
          </Row>
        </Stack>
      </form>
      {isDirty && !isSubmitting ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
    </Card>
  );
}
