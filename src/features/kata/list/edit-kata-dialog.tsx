import { useState } from 'react';
import { editKata, type KataTexts, type OwnKata } from '../../../data/kata/katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { EditDialog, type EditFormProps } from '../../../shared/edit-dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/boxes.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { KataFields, kataProblems } from '../kata-fields.tsx';
import { hidingText, MESSAGE_MS } from '../kata-texts.ts';

interface EditKataDialogProps {
  /** Null while the dialog is closed. */
  readonly kata: OwnKata | null;
  readonly katas: readonly OwnKata[];
  readonly onClose: () => void;
}

export function EditKataDialog({ kata, katas, onClose }: EditKataDialogProps) {
  return (
    <EditDialog item={kata} title="型を直す" leaving="このまま閉じると、元の型に戻ります。" onClose={onClose}>
      {(props) => <EditForm {...props} katas={katas} />}
    </EditDialog>
  );
}

type EditKataFormProps = EditFormProps<OwnKata> & Pick<EditKataDialogProps, 'katas'>;

function EditForm({ formId, item: kata, katas, onChanged, save }: EditKataFormProps) {
  const member = useMember();
  const toast = useToast();
  const [initial] = useState(() => textsOf(kata));

  const form = useForm<KataTexts>({
    initial,
    draft: `kata.${kata.id}`,
    check: kataProblems,
    onChange: onChanged,
    onSubmit: (texts) =>
      save(async () => {
        await editKata(member, kata.id, texts);
        toast({ text: '型を保存しました', tone: 'success', ms: MESSAGE_MS });
        return undefined;
      }),
  });

  return (
    <form {...form.props} id={formId}>
      <Stack gap="m">
        {kata.hiding === null ? null : <Small tone="warning">{hidingText(kata.hiding)}</Small>}
        <KataFields form={form} katas={katas} />
        {form.failure === null ? null : (
          <Banner tone="error" title={`型の保存に失敗しました: ${errorMessage(form.failure)}`} />
        )}
      </Stack>
    </form>
  );
}

function textsOf({ zou, ishiki, name, category }: OwnKata): KataTexts {
  return { zou, ishiki, name: name ?? '', category: category ?? '' };
}
