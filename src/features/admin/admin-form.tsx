import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { UnsavedGuard } from '../../navigation/unsaved-guard.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { Form } from '../../ui/forms/use-form.ts';
import { Card, Heading, Row, Stack } from '../../ui/layout/primitives.tsx';
import { leaveConfirmation } from './admin-context.tsx';

/** Id of the heading of the form. */
export const ADMIN_FORM = 'admin-form';

interface AdminFormProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly form: Pick<Form<unknown>, 'isDirty' | 'isSubmitting' | 'props'>;
  readonly submitLabel?: string;
  readonly onCancel: () => void;
}

/** Layout of a form of the admin: title, fields, cancel and save; asks before input is lost. */
export function AdminForm({ title, children, form, submitLabel = '保存する', onCancel }: AdminFormProps) {
  const { isDirty, isSubmitting, props } = form;
  return (
    <Card labelledBy={ADMIN_FORM}>
      <form {...props} autoComplete="off">
        <Stack gap="m">
          <FormHeading id={ADMIN_FORM}>{title}</FormHeading>
          {children}
          <Row gap="s" equal>
            <Button label="やめる" variant="outline" onClick={onCancel} />
            <Button label={submitLabel} type="submit" busy={isSubmitting} />
          </Row>
        </Stack>
      </form>
      {isDirty && !isSubmitting ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
    </Card>
  );
}

/** Takes focus on mount, because the form replaces the element that had it. */
export function FormHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <Heading id={id} ref={ref} focusable>
      {children}
    </Heading>
  );
}

/** Ref for the button that opens a form: returns focus to it when the form closes, which also scrolls it into view. */
export function useReturnFocus(isFormOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) opener.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return opener;
}
