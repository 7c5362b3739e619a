import type { MaterialError } from '../../../../supabase/contracts/admin-materials.ts';
import type { MaterialPack } from '../../../../sync/rules/material-packs.ts';
import { cellsOf } from './cells.ts';
import { type Column, columnsOfPack } from './columns.ts';

const texts: Readonly<Record<MaterialError, string>> = {
  invalid_material: 'サーバーの決まりに合わない教材があります。アプリを新しくしてから、もう一度お試しください。',
  too_many_materials: 'ひとつの稽古に足せるのは500件までです。使わないものを取り下げてから、もう一度お試しください。',
  materials_too_large:
    'ひとつの稽古に足せる量（256KB）を超えます。使わないものを取り下げてから、もう一度お試しください。',
};

/** Why the server refused material, and what to do. */
export function refusalText(error: MaterialError): string {
  return texts[error];
}

/** The texts of an item, each with its column: not its choices, nor what is empty. */
export function textsOf(
  pack: MaterialPack,
  item: unknown,
): readonly { readonly column: Column; readonly text: string }[] {
  const cells = cellsOf(pack, item);
  return columnsOfPack[pack].flatMap((column) => {
    const text = cells[column.key] ?? '';
    return text === '' ? [] : [{ column, text }];
  });
}

/** What an item is called in a list: its first text, which is its title where it has one. */
export function titleOf(pack: MaterialPack, item: unknown): string {
  const isTitle = ({ kind }: Column) => kind === 'line' || kind === 'area';
  return textsOf(pack, item).find(({ column }) => isTitle(column))?.text ?? '（読み取れない教材）';
}
