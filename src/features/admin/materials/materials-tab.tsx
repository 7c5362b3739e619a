import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../../sync/model/limits.ts';
import { itemIdAt } from '../../../../sync/model/practice/content-item.ts';
import { MONTHLY } from '../../../../sync/model/practice/monthly.ts';
import type { AdminMaterial } from '../../../../sync/model/published/admin-content.contract.ts';
import { type MaterialPack, materialPacks } from '../../../../sync/model/published/material-packs.ts';
import { themesOfYear } from '../../../../sync/model/published/monthly-themes.ts';
import { loadMaterials, type MaterialPlan, materialTable, publishMaterials } from '../../../data/admin/materials.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FilePicker } from '../../../ui/controls/file-picker.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/forms/fields.tsx';
import { Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { useAdminAction } from '../admin-context.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { checkMaterial, refusalTexts } from './check-material.ts';
import { packNames } from './examples.ts';
import { type FileProblem, fileOf, type ReadMaterialFile, readMaterialFile } from './read-material-file.ts';

const packOptions = materialPacks.map((pack) => ({ value: pack, label: packNames[pack] }));

/** The items that the admin has added to the pools of the drills. The URL holds the selected drill. */
export function MaterialsTab() {
  const [params, setParams] = useSearchParams();
  const pack = materialPacks.find((id) => id === params.get('pack')) ?? 'sakiyomi';
  const select = (chosen: MaterialPack) => setParams({ tab: 'materials', pack: chosen }, { replace: true });
  return (
    <>
      <SelectField label="稽古" options={packOptions} value={pack} onChange={select} />
      <PackMaterials key={pack} pack={pack} />
    </>
  );
}

function PackMaterials({ pack }: { readonly pack: MaterialPack }) {
  const table = useMemo(() => materialTable(pack), [pack]);
  const live = useAdminRows(table, limits.material_rows_max);
  const { file, isBusy, choose, publish } = useMaterialFile(pack);
  const rows = live.loaded?.rows ?? [];
  const isEmpty = rows.every(({ ended }) => ended);
  return (
    <>
      <TitledCard
        title={`${packNames[pack]}の教材`}
        note="足した教材は、はじめからあるものに混ざって会員の稽古に出ます。下のファイルを保存し、書き直して選ぶと、その内容に置き換わります。number のある教材は変更、ないものは追加、ファイルにないものは取り下げです。ふりがなは readings に書いた語にだけ付きます。"
        gap="m"
      >
        <Button
          label={isEmpty ? 'ひな形を保存（JSON）' : 'いまの教材を保存（JSON）'}
          full
          variant="outline"
          onClick={() => void saveFile(fileOf(pack, rows))}
        />
        <FilePicker busy={isBusy} label="ファイルを選ぶ（JSON）" accept=".json,application/json" onChoose={choose} />
        {file === undefined ? null : file.ok ? (
          <Stack gap="s">
            <Banner tone="success" title={isUnchanged(file.plan) ? '変わるところはありません' : 'こう変わります'}>
              {countsOf(file.plan)}
            </Banner>
            {isUnchanged(file.plan) ? null : (
              <Button label="公開する" full busy={isBusy} onClick={() => publish(file.plan)} />
            )}
          </Stack>
        ) : (
          <FileProblems problems={file.problems} />
        )}
      </TitledCard>
      {pack === 'tsuki' ? <ThemesOfYear rows={rows} /> : null}
      <RowsView
        live={live}
        empty={<EmptyState title="まだ足した教材がありません" />}
        list={(items) => <List label="足した教材">{items}</List>}
      >
        {(row) => <ListRow key={row.id} title={titleOf(row)} text={`番号 ${row.number}${stateOf(row)}`} />}
      </RowsView>
    </>
  );
}

/** The themes of 月の通し稽古 as members have them, with the numbers that a file names. */
function ThemesOfYear({ rows }: { readonly rows: readonly AdminMaterial[] }) {
  const items = rows
    .filter(({ ended }) => !ended)
    .map(({ number, item }) => ({ ...item, id: itemIdAt(MONTHLY, number) }));
  return (
    <TitledCard title="十二か月の題" note="同じ month の教材を足すと、その月の題が替わります。">
      <List>
        {themesOfYear({ items: items.toReversed() }).map(({ month, title, words, article, scene }) => (
          <ListRow
            key={month}
            title={`${month}月　${title}`}
            text={`${words.join('・')}　写絵 ${article}　洞顧 ${scene}`}
          />
        ))}
      </List>
    </TitledCard>
  );
}

function isUnchanged({ added, changed, withdrawn }: MaterialPlan): boolean {
  return added.length + changed.length + withdrawn.length === 0;
}

function countsOf({ added, changed, withdrawn }: MaterialPlan): string {
  return `追加 ${added.length}件、変更 ${changed.length}件、取り下げ ${withdrawn.length}件`;
}

/** What an item is called in the list: its title, or the text that it begins with. */
function titleOf({ item }: AdminMaterial): string {
  const texts = [item.title, item.situation, item.bunsetsu, item.sentence];
  return texts.find((text) => typeof text === 'string') ?? '（読み取れない教材）';
}

function stateOf({ pack, item, ended, for_guests }: AdminMaterial): string {
  if (ended) return '　取り下げ中';
  if (!checkMaterial(pack, item).ok) return '　いまの決まりに合わないため、出ていません';
  return for_guests ? '　登録していない人にも届く' : '';
}

/** The chosen file, compared with what is published, and its publication. */
function useMaterialFile(pack: MaterialPack) {
  const member = useMember();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const { isBusy, run } = useAdminAction();
  const [file, setFile] = useState<ReadMaterialFile>();

  async function read(chosen: File) {
    const [buffer, rows] = await Promise.all([chosen.arrayBuffer(), loadMaterials(member, pack)]);
    setFile(readMaterialFile(pack, new Uint8Array(buffer), rows, member.newId));
  }

  async function store(plan: MaterialPlan) {
    const isConfirmed = await confirm({
      title: `${packNames[pack]}の教材を公開しますか`,
      body: `${countsOf(plan)}。会員には次の同期で届きます。取り下げた教材に出会った会員の記録は、そのまま残ります。`,
      confirmLabel: '公開する',
      tone: plan.withdrawn.length > 0 ? 'danger' : 'normal',
    });
    if (!isConfirmed) return;
    const refusal = await publishMaterials(member, pack, plan);
    if (refusal !== null) return alert({ title: '保存に失敗しました', body: refusalTexts[refusal] });
    setFile(undefined);
    toast({ text: '公開しました。会員には次の同期で届きます。', tone: 'success' });
  }

  return {
    file,
    isBusy,
    choose: (chosen: File) => void run('ファイルを開けませんでした', () => read(chosen)),
    publish: (plan: MaterialPlan) => void run('保存に失敗しました', () => store(plan)),
  };
}

const PROBLEMS_SHOWN = 100;

/** What is wrong in a file, item by item. */
export function FileProblems({ problems }: { readonly problems: readonly FileProblem[] }) {
  const [first] = problems;
  if (first?.item === null) {
    return (
      <Banner tone="error" title="このファイルは使えません">
        {first.text}
      </Banner>
    );
  }
  const more = problems.length - PROBLEMS_SHOWN;
  return (
    <>
      <Banner tone="error" title={`直すところが${problems.length}か所あります`}>
        まだ何も変わっていません。直したファイルを、もう一度選んでください。
      </Banner>
      <List label="直すところ">
        {problems.slice(0, PROBLEMS_SHOWN).map(({ item, text }) => (
          <ListRow key={`${item} ${text}`} title={item} text={text} />
        ))}
      </List>
      {more > 0 ? <Small>{`ほか${more}か所`}</Small> : null}
    </>
  );
}
