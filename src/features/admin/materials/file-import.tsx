import { useRef, useState } from 'react';
import type { Body } from '../../../../sync/protocol/json.ts';
import type { MaterialPack } from '../../../../sync/rules/material-packs.ts';
import { addMaterials, loadMaterials, type NewMaterial } from '../../../data/admin/materials.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FilePicker } from '../../../ui/controls/file-picker.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { Card, Row, Small, Stack } from '../../../ui/layout/primitives.tsx';
import { FormHeading } from '../admin-form.tsx';
import { leaveConfirmation } from '../leave-confirmation.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { packNames } from './columns.ts';
import { FileProblems } from './file-problems.tsx';
import { MaterialPreview } from './material-preview.tsx';
import { refusalText } from './material-texts.ts';
import { type FileProblem, readMaterialFile } from './read-material-file.ts';
import { templateOf } from './template.ts';

type Step =
  | { readonly name: 'idle' }
  | { readonly name: 'refused'; readonly file: string; readonly problems: readonly FileProblem[] }
  | {
      readonly name: 'read';
      readonly file: string;
      /** With their ids, so that a second attempt adds nothing twice. */
      readonly items: readonly NewMaterial[];
      readonly isShiftJis: boolean;
    };

interface FileImportProps {
  readonly pack: MaterialPack;
  readonly onAdded: (amount: number) => void;
  readonly onCancel: () => void;
}

/** Adds the items of a file, all or none, after they were judged and shown. */
export function FileImport({ pack, onAdded, onCancel }: FileImportProps) {
  const { step, isBusy, choose, add } = useFileImport(pack, onAdded);
  return (
    <Card labelledBy="material-file">
      <Stack gap="m">
        <FormHeading id="material-file">{packNames[pack]}の教材をファイルから足す</FormHeading>
        <Small>
          CSVかJSONのファイルを選びます。1件でも直すところがあれば、どの行の何かを示し、1件も保存しません。一度に500件までです。
        </Small>
        <Button label="ひな形（CSV）を保存" full variant="outline" onClick={() => void saveFile(templateOf(pack))} />
        <FilePicker
          busy={isBusy && step.name !== 'read'}
          label="ファイルを選ぶ"
          accept=".csv,.json,text/csv,application/json"
          onChoose={choose}
        />
        {step.name === 'refused' ? <FileProblems file={step.file} problems={step.problems} /> : null}
        {step.name === 'read' ? <ReadFile pack={pack} step={step} /> : null}
        <Row gap="s" equal>
          <Button label="やめる" variant="outline" onClick={onCancel} />
          {step.name === 'read' ? (
            <Button busy={isBusy} onClick={() => add(step.items)}>
              {step.items.length}件を足す
            </Button>
          ) : null}
        </Row>
      </Stack>
      {step.name === 'read' && !isBusy ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
    </Card>
  );
}

const SHOWN = 3;

function ReadFile({ pack, step }: { readonly pack: MaterialPack; readonly step: Step & { readonly name: 'read' } }) {
  const { file, items, isShiftJis } = step;
  const more = items.length - SHOWN;
  return (
    <>
      <Banner tone="success" title={`${items.length}件を読み取りました`}>
        <p>
          {file}
          {isShiftJis ? '　Shift_JISのファイルとして読みました。文字化けがないか、下でお確かめください。' : ''}
        </p>
      </Banner>
      {items.slice(0, SHOWN).map(({ id, item }) => (
        <MaterialPreview key={id} pack={pack} item={item} />
      ))}
      {more > 0 ? <Small>ほか{more}件</Small> : null}
    </>
  );
}

function useFileImport(pack: MaterialPack, onAdded: (amount: number) => void) {
  const member = useMember();
  const { alert } = useDialogs();
  const { isBusy, run } = useAdminAction();
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const ids = useRef(new Map<string, string>());

  /** Items with equal values keep their id, also when the file is chosen once more after a lost response. */
  function identify(item: Body): NewMaterial {
    const key = JSON.stringify(item);
    const id = ids.current.get(key) ?? member.newId();
    ids.current.set(key, id);
    return { id, item };
  }

  async function read(file: File) {
    const [buffer, rows] = await Promise.all([file.arrayBuffer(), loadMaterials(member, pack)]);
    const result = readMaterialFile(
      pack,
      new Uint8Array(buffer),
      rows.map(({ item }) => item),
    );
    if (result.ok) {
      const { items, isShiftJis } = result;
      setStep({ name: 'read', file: file.name, items: items.map(identify), isShiftJis });
    } else setStep({ name: 'refused', file: file.name, problems: result.problems });
  }

  async function store(items: readonly NewMaterial[]) {
    const refusal = await addMaterials(member, pack, items);
    if (refusal !== null) return alert({ title: '保存に失敗しました', body: refusalText(refusal) });
    onAdded(items.length);
  }

  return {
    step,
    isBusy,
    choose: (file: File) =>
      void run(
        () => read(file),
        (cause) => alert({ title: 'ファイルを開けませんでした', body: errorMessage(cause) }),
      ),
    add: (items: readonly NewMaterial[]) =>
      void run(
        () => store(items),
        (cause) => alert({ title: '保存に失敗しました', body: errorMessage(cause) }),
      ),
  };
}
