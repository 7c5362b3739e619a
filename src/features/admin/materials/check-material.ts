import * as v from 'valibot';
import { type Body, isJson } from '../../../../sync/model/json.ts';
import type { MaterialError } from '../../../../sync/model/published/admin-materials.contract.ts';
import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';
import { materialSchemas } from '../../../../sync/model/published/materials/schemas.ts';
import { type Column, columnsOfPack } from './columns.ts';

/** What is wrong with a value of an item; `column` is null where it belongs to no column. */
export interface MaterialProblem {
  readonly column: Column | null;
  readonly text: string;
}

export type CheckedMaterial =
  | { readonly ok: true; readonly item: Body }
  | { readonly ok: false; readonly problems: readonly MaterialProblem[] };

/** Judges an item by the rules of its pack, those of the bundled items. The item that passes has trimmed texts. */
export function checkMaterial(pack: MaterialPack, draft: unknown): CheckedMaterial {
  const unknown = unknownFields(pack, draft);
  const schema: v.GenericSchema<unknown, object> = materialSchemas[pack];
  const parsed = v.safeParse(schema, draft, { abortPipeEarly: true });
  if (parsed.success && unknown.length === 0 && isBody(parsed.output)) return { ok: true, item: parsed.output };
  return { ok: false, problems: [...unknown, ...(parsed.issues ?? []).map((issue) => problemOf(pack, issue))] };
}

/** A problem as a sentence that names its column. */
export function problemText({ column, text }: MaterialProblem): string {
  return column === null ? text : `「${column.label}」${text}`;
}

function isBody(value: object): value is Body {
  return isJson(value) && !Array.isArray(value);
}

function unknownFields(pack: MaterialPack, draft: unknown): readonly MaterialProblem[] {
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return [];
  const fieldNames = Object.keys(materialSchemas[pack].entries);
  return Object.keys(draft)
    .filter((name) => !fieldNames.includes(name))
    .map((name) => ({
      column: null,
      text: name === 'id' ? 'id は付けられません。保存すると番号が付きます' : `「${name}」という欄はありません`,
    }));
}

function problemOf(pack: MaterialPack, issue: v.BaseIssue<unknown>): MaterialProblem {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const text = textOf(issue, path.length);
  const columns = columnsOfPack[pack];
  const dotted = path.join('.');
  const column = columns.find(({ key }) => key === dotted);
  if (column !== undefined) return { column, text };
  // A part of a cell, such as one of its lines.
  const parent = columns.find(({ key }) => dotted.startsWith(`${key}.`));
  if (parent !== undefined) {
    const number = Number(dotted.slice(parent.key.length + 1).split('.', 1)[0]) + 1;
    return { column: parent, text: `${number}つめ：${text}` };
  }
  // A list of cells, such as the three paragraphs.
  return { column: columns.find(({ key }) => dotted !== '' && key.startsWith(`${dotted}.`)) ?? null, text };
}

/** The sentence of an issue. Those about objects and missing fields have none in the rules. */
function textOf({ type, received, message }: v.BaseIssue<unknown>, depth: number): string {
  if (type !== 'object') return message;
  if (depth === 0) return '欄の名前と値の組にしてください';
  return received === 'undefined' ? '入力してください' : message;
}

/** Why the server refused material, and what to do. */
export const refusalTexts: Readonly<Record<MaterialError, string>> = {
  invalid_material: 'サーバーの決まりに合わない教材があります。アプリを新しくしてから、もう一度お試しください。',
  too_many_materials: 'ひとつの稽古に足せるのは500件までです。使わないものを取り下げてから、もう一度お試しください。',
  materials_too_large:
    'ひとつの稽古に足せる量（256KB）を超えます。使わないものを取り下げてから、もう一度お試しください。',
  guest_materials_too_large:
    '登録していない人に届けられる量（すべての稽古を合わせて256KB）を超えます。ほかの教材を届けるのをやめてから、もう一度お試しください。',
};
