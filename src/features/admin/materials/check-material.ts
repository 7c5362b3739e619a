import * as v from 'valibot';
import { type Body, isJson } from '../../../../sync/model/json.ts';
import type { MaterialError } from '../../../../sync/model/published/admin-content.contract.ts';
import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';
import { materialSchemas } from '../../../../sync/model/published/materials/schemas.ts';

export type CheckedMaterial =
  | { readonly ok: true; readonly item: Body }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Judges an item by the rules of its pack, those of the bundled items. Each problem names its field. */
export function checkMaterial(pack: MaterialPack, draft: unknown): CheckedMaterial {
  const schema: v.GenericSchema<unknown, object> = materialSchemas[pack];
  const parsed = v.safeParse(schema, draft, { abortPipeEarly: true });
  const unknown = unknownFields(pack, draft);
  if (parsed.success && unknown.length === 0 && isBody(parsed.output)) return { ok: true, item: parsed.output };
  return { ok: false, problems: [...unknown, ...(parsed.issues ?? []).map(problemOf)] };
}

export function isBody(value: unknown): value is Body {
  return isJson(value) && typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownFields(pack: MaterialPack, draft: unknown): readonly string[] {
  if (!isBody(draft)) return [];
  const fieldNames = Object.keys(materialSchemas[pack].entries);
  return Object.keys(draft)
    .filter((name) => !fieldNames.includes(name))
    .map((name) => `「${name}」という欄はありません`);
}

/** An issue with its field: of a list its name, the position from 1 on, and the name inside. Rules about objects and missing fields have no sentence. */
function problemOf({ path, type, received, message }: v.BaseIssue<unknown>): string {
  if (path === undefined) return type === 'object' ? '欄の名前と値の組にしてください' : message;
  const field = path.map(({ key }) => (typeof key === 'number' ? `${key + 1}つめ` : `「${String(key)}」`)).join('');
  return `${field}${type === 'object' && received === 'undefined' ? '入力してください' : message}`;
}

/** Why the server refused material, and what to do. */
export const refusalTexts: Readonly<Record<MaterialError, string>> = {
  invalid_material: 'サーバーの決まりに合わない教材があります。アプリを新しくしてから、もう一度お試しください。',
  too_many_materials: 'ひとつの稽古に足せるのは500件までです。使わないものを除いてから、もう一度お試しください。',
  materials_too_large: 'ひとつの稽古に足せる量（256KB）を超えます。使わないものを除いてから、もう一度お試しください。',
  guest_materials_too_large:
    '登録していない人に届けられる量（すべての稽古を合わせて256KB）を超えます。ほかの教材を届けるのをやめてから、もう一度お試しください。',
};
