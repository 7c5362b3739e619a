import type { FormEvent, ReactNode, RefObject } from 'react';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormHeading } from '../form-heading.tsx';
import { leaveConfirmation } from '../leave-confirmation.ts';

interface ContentFormProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly state: {
    readonly isBusy: boolean;
    readonly isDirty: boolean;
    readonly submit: (event: FormEvent) => void;
    readonly ref: RefObject<HTMLFormElement | null>;
  };
  readonly onCancel: () => void;
}

/** Layout of a content form: title, fields, cancel and save. */
export function ContentForm({ title, children, state, onCancel }: ContentFormProps) {
  const { isBusy, isDirty, submit, ref } = state;
  return (
    <Card labelledBy="content-form">
      <form ref={ref} noValidate onSubmit={submit}>
        <Stack gap="m">
          <FormHeading id="content-form">{title}</FormHeading>
          {children}
          <Row gap="s" equal>
            <Button variant="outline" onClick={onCancel}>
              やめる
            </Button>
            <Button type="submit" busy={isBusy}>
              保存する
            </Button>
          </Row>
        </Stack>
      </form>
      {isDirty && !isBusy ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
    </Card>
  );
}
