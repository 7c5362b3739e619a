import { editKata, type OwnKata } from '../../../data/kata/katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { EditDialog } from '../../../shared/edit-dialog.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { KataFields, kataProblems } from '../kata-fields.tsx';
import { hidingText } from '../kata-texts.ts';

interface EditKataDialogProps {
  /** Null while the dialog is closed. */
  readonly kata: OwnKata | null;
  readonly katas: readonly OwnKata[];
  readonly onClose: () => void;
}

export function EditKataDialog({ kata, katas, onClose }: EditKataDialogProps) {
  const member = useMember();
  return (
    <EditDialog
      item={kata}
      title="型を直す"
      leaving="このまま閉じると、元の型に戻ります。"
      onClose={onClose}
      valuesOf={({ zou, ishiki, name, category }) => ({ zou, ishiki, name: name ?? '', category: category ?? '' })}
      draft="kata"
      check={kataProblems}
      store={({ id }, texts) => editKata(member, id, texts)}
      saved="型を保存しました"
      failed="型の保存に失敗しました"
    >
      {(form, { hiding }) => (
        <>
          {hiding === null ? null : <Small tone="warning">{hidingText(hiding)}</Small>}
          <KataFields form={form} katas={katas} />
        </>
      )}
    </EditDialog>
  );
}
