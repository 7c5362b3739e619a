import { useState } from 'react';
import type { AdminMaterial } from '../../../../supabase/contracts/admin-materials.ts';
import type { MaterialPack } from '../../../../sync/rules/material-packs.ts';
import { addMaterials, changeMaterial } from '../../../data/admin/materials.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { type Form, type Problems, useForm } from '../../../ui/forms/use-form.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { type Cells, cellsOf, draftOf } from './cells.ts';
import { checkMaterial } from './check-material.ts';
import { columnsOfPack } from './columns.ts';
import { refusalText } from './material-texts.ts';

interface MaterialFormOptions {
  readonly pack: MaterialPack;
  readonly row: AdminMaterial | null;
  readonly onSaved: () => void;
}

/** State of the form of one item. Input is kept until the server has accepted it. */
export function useMaterialForm({ pack, row, onSaved }: MaterialFormOptions): Form<Cells> {
  const member = useMember();
  const { alert } = useDialogs();
  const { run } = useAdminAction();
  const [initial] = useState(() => (row === null ? emptyCells(pack) : cellsOf(pack, row.item)));
  const [newId] = useState(member.newId);

  async function store(cells: Cells): Promise<Problems<string> | undefined> {
    const checked = checkMaterial(pack, draftOf(pack, cells));
    if (!checked.ok) return problemsOf(pack, cells);
    const { item } = checked;
    const refusal = await (row === null
      ? addMaterials(member, pack, [{ id: newId, item }])
      : changeMaterial(member, row.id, { item }));
    if (refusal !== null) {
      await alert({ title: '保存に失敗しました', body: refusalText(refusal) });
      return {};
    }
    onSaved();
    return undefined;
  }

  return useForm<Cells>({
    initial,
    draft: `material.${pack}.${row === null ? 'new' : row.id}`,
    check: (cells) => problemsOf(pack, cells),
    onSubmit: async (cells) => {
      // A failed request resolves to no problems: the form must not count as submitted then.
      const outcome = await run(
        async () => ({ problems: await store(cells) }),
        (cause) => alert({ title: '保存に失敗しました', body: errorMessage(cause) }),
      );
      return outcome === undefined ? {} : outcome.problems;
    },
  });
}

function emptyCells(pack: MaterialPack): Cells {
  const firstChoice = ['level', 'difficulty', 'kind', 'type'];
  return Object.fromEntries(
    columnsOfPack[pack].map((column) => [
      column.key,
      column.kind === 'choice' && firstChoice.includes(column.key) ? (column.options[0]?.label ?? '') : '',
    ]),
  );
}

/** The problem of each column; the first one where there are several. */
function problemsOf(pack: MaterialPack, cells: Cells): Problems<string> {
  const checked = checkMaterial(pack, draftOf(pack, cells));
  if (checked.ok) return {};
  return Object.fromEntries(checked.problems.toReversed().map(({ column, text }) => [column?.key ?? 'form', text]));
}
