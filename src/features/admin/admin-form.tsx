import { type ReactNode, useEffect, useRef, useState } from 'react';
import { UnsavedGuard } from '../../navigation/unsaved-guard.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { Form } from '../../ui/forms/use-form.ts';
import { Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { useFocusWhen } from '../../ui/layout/use-focus-when.ts';
import { leaveConfirmation, useAdmin } from './admin-context.tsx';

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
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  return (
    <TitledCard title={title} id={ADMIN_FORM} headingRef={heading} gap="m">
      <form {...props} autoComplete="off">
        <Stack gap="m">
          {children}
          <Row gap="s" equal>
            <Button label="やめる" variant="outline" onClick={onCancel} />
            <Button label={submitLabel} type="submit" busy={isSubmitting} />
          </Row>
        </Stack>
      </form>
      {isDirty && !isSubmitting ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
    </TitledCard>
  );
}

/**
 * The form that replaces a list, null while the list is shown. When it closes, the focus returns to `opener`, which also scrolls
 * that into view; `cancel` asks first if input would be lost.
 */
export function useOpenForm<Form, Opener extends HTMLElement = HTMLButtonElement>() {
  const { confirmDiscard } = useAdmin();
  const [form, setForm] = useState<Form | null>(null);
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && form === null) opener.current?.focus();
    wasOpen.current = form !== null;
  }, [form]);
  const close = () => setForm(null);
  const cancel = () => void confirmDiscard().then((isConfirmed) => isConfirmed && close());
  return { form, open: setForm, close, cancel, opener };
}
