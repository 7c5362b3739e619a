import { useRef, useState } from 'react';
import type { Body } from '../../../../sync/model/json.ts';
import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';
import { addMaterials, loadMaterials, type NewMaterial } from '../../../data/admin/materials.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FilePicker } from '../../../ui/controls/file-picker.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Card, Row, Small, Stack } from '../../../ui/layout/primitives.tsx';
import { leaveConfirmation } from '../admin-context.tsx';
import { FormHeading } from '../admin-form.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { refusalTexts } from './check-material.ts';
import { packNames } from './columns.ts';
import { MaterialPreview } from './material-preview.tsx';
import { type FileProblem, readMaterialFile, templateOf } from './read-material-file.ts';

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
        <FormHeading id="material-file">{`${packNames[pack]}の教材をファイルから足す`}</FormHeading>
        <Small>
          CSVかJSONのファイルを選びます。1件でも直すところがあれば、どの行の何かを示し、1件も保存しません。一度に500件までです。
        </Small>
        <Button label="ひな形（CSV）を保存" full variant="outline" onClick={() => void saveFile(templateOf(pack))} />
        <FilePicker
          busy={isBusy && step.name !== 'read'}
          label="ファイルを選ぶ"
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          onChoose={choose}
        />
        {step.name === 'refused' ? <FileProblems file={step.file} problems={step.problems} /> : null}
        {step.name === 'read' ? <ReadFile pack={pack} step={step} /> : null}
        <Row gap="s" equal>
          <Button label="やめる" variant="outline" onClick={onCancel} />
          {step.name === 'read' ? (
            <Button label={`${step.items.length}件を足す`} busy={isBusy} onClick={() => add(step.items)} />
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
        <p>{`${file}${isShiftJis ? '　Shift_JISのファイルとして読みました。文字化けがないか、下でお確かめください。' : ''}`}</p>
      </Banner>
      {items.slice(0, SHOWN).map(({ id, item }) => (
        <MaterialPreview key={id} pack={pack} item={item} />
      ))}
      {more > 0 ? <Small>{`ほか${more}件`}</Small> : null}
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
    if (refusal !== null) return alert({ title: '保存に失敗しました', body: refusalTexts[refusal] });
    onAdded(items.length);
  }

  return {
    step,
    isBusy,
    choose: (file: File) => void run('ファイルを開けませんでした', () => read(file)),
    add: (items: readonly NewMaterial[]) => void run('保存に失敗しました', () => store(items)),
  };
}

const PROBLEMS_SHOWN = 100;

/** What is wrong in a file, row by row. */
export function FileProblems({ file, problems }: { readonly file: string; readonly problems: readonly FileProblem[] }) {
  const [first] = problems;
  if (first?.row === null) {
    return (
      <Banner tone="error" title="このファイルは足せません">
        <p>{first.text}</p>
      </Banner>
    );
  }
  const more = problems.length - PROBLEMS_SHOWN;
  return (
    <>
      <Banner tone="error" title={`直すところが${problems.length}か所あります`}>
        <p>{`${file}　まだ1件も保存していません。直したファイルを、もう一度選んでください。`}</p>
      </Banner>
      <List label="直すところ">
        {problems.slice(0, PROBLEMS_SHOWN).map(({ row, text }) => (
          <ListRow key={`${row} ${text}`} title={row} text={text} />
        ))}
      </List>
      {more > 0 ? <Small>{`ほか${more}か所`}</Small> : null}
    </>
  );
}
