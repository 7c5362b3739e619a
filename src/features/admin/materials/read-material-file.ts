import { type Body, isJson } from '../../../../sync/model/json.ts';
import { limits } from '../../../../sync/model/limits.ts';
import type { AdminMaterial } from '../../../../sync/model/published/admin-content.contract.ts';
import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';
import { byteLength } from '../../../../sync/model/text/byte-length.ts';
import type { MaterialChange, MaterialPlan, NewMaterial } from '../../../data/admin/materials.ts';
import type { SavedFile } from '../../../lib/browser/save-file.ts';
import { checkMaterial, isBody } from './check-material.ts';
import { examples, packNames } from './examples.ts';

/** Most bytes of a file, which are read before anything is known about it. */
const FILE_BYTES_MAX = 1024 * 1024;

/** Most bytes of the added items as they are sent; the server takes 256 KiB with their ids. */
const SENT_BYTES_MAX = 200 * 1024;

/** What is wrong, and with which item; null for the file as a whole. */
export interface FileProblem {
  readonly item: string | null;
  readonly text: string;
}

export type ReadMaterialFile =
  | { readonly ok: true; readonly plan: MaterialPlan }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/**
 * Reads a JSON file with all items of a pack and compares it with the pack's rows: what is in the file only is added, what
 * differs is changed, and what is missing is withdrawn. An item belongs to the row with its number, or to one with its content.
 * One item that breaks a rule refuses the whole file.
 */
export function readMaterialFile(
  pack: MaterialPack,
  bytes: Uint8Array<ArrayBuffer>,
  rows: readonly AdminMaterial[],
  newId: () => string,
): ReadMaterialFile {
  const values = readList(bytes);
  if (typeof values === 'string') return refuse(values);
  const problems: FileProblem[] = [];
  const added: NewMaterial[] = [];
  const changed: MaterialChange[] = [];
  const seen = new Map([[identityOf(pack, examples[pack]), 'ひな形の例']]);
  const kept = new Set<AdminMaterial>();
  for (const [index, value] of values.entries()) {
    const { number, for_guests, item, texts } = readItem(pack, value);
    const identity = identityOf(pack, item);
    const row = rows.find((other) =>
      number === undefined ? !other.ended && identityOf(pack, other.item) === identity : other.number === number,
    );
    const twin = seen.get(identity);
    if (twin !== undefined) texts.push(`${twin}と同じ内容です`);
    else if (row !== undefined && kept.has(row)) texts.push('「number」同じ番号の教材が、ファイルにもうひとつあります');
    else if (row === undefined && typeof number === 'number') {
      texts.push(`「number」番号${number}の教材はありません。新しい教材には番号を書きません`);
    }
    seen.set(identity, `${index + 1}件目`);
    problems.push(...texts.map((text) => ({ item: `${index + 1}件目`, text })));
    if (row === undefined) added.push({ id: newId(), item, for_guests });
    else {
      kept.add(row);
      const isSame = !row.ended && row.for_guests === for_guests && identityOf(pack, row.item) === identity;
      if (!isSame) changed.push({ id: row.id, change: { item, for_guests, ended: false } });
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  if (byteLength(JSON.stringify(added)) > SENT_BYTES_MAX) {
    return refuse('一度に足すには文字が多すぎます。新しい教材をふたつ以上に分けて、順に足してください。');
  }
  const withdrawn = rows.filter((row) => !row.ended && !kept.has(row)).map(({ id }) => id);
  return { ok: true, plan: { added, changed, withdrawn } };
}

const noFields: Body = {};

/** An item of a file with its number and whether guests get it, and what is wrong with it. */
function readItem(pack: MaterialPack, value: unknown) {
  const { number, for_guests = false, ...draft } = isBody(value) ? value : noFields;
  const checked = checkMaterial(pack, isBody(value) ? draft : value);
  const texts = checked.ok ? [] : [...checked.problems];
  if (number !== undefined && typeof number !== 'number') texts.push('「number」数字で書いてください');
  if (typeof for_guests !== 'boolean') texts.push('「for_guests」true か false にしてください');
  return { number, for_guests: for_guests === true, item: checked.ok ? checked.item : draft, texts };
}

function refuse(text: string): ReadMaterialFile {
  return { ok: false, problems: [{ item: null, text }] };
}

/** The values of the list in a file, or what is wrong with it. */
function readList(bytes: Uint8Array<ArrayBuffer>): readonly unknown[] | string {
  if (bytes.length > FILE_BYTES_MAX) return 'ファイルが大きすぎます。1MBまでにしてください。';
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(value) || !isJson(value)) return 'JSONは、教材を並べた [ ] の形にしてください。';
    if (value.length <= limits.material_items_max) return value;
    return `教材は${limits.material_items_max}件までです。このファイルには${value.length}件あります。`;
  } catch (error) {
    return error instanceof SyntaxError
      ? 'JSONとして読み取れません。かっこ、コンマ、引用符を確かめてください。'
      : '文字を読み取れません。文字コードをUTF-8にして保存し直してください。';
  }
}

/** A key that is equal for items with equal values in any order of fields; of an invalid item, its JSON as written. */
function identityOf(pack: MaterialPack, item: unknown): string {
  const checked = checkMaterial(pack, item);
  return JSON.stringify(checked.ok ? checked.item : item);
}

/** A file of a pack to edit and choose again: its items, or an example where it has none. */
export function fileOf(pack: MaterialPack, rows: readonly AdminMaterial[]): SavedFile {
  const items: readonly Body[] = rows
    .filter(({ ended }) => !ended)
    .map(({ number, for_guests, item }) => {
      const checked = checkMaterial(pack, item);
      return { number, ...(for_guests ? { for_guests } : {}), ...(checked.ok ? checked.item : item) };
    });
  return {
    name: `keiko-${packNames[pack]}.json`,
    type: 'application/json',
    content: JSON.stringify(items.length > 0 ? items : [examples[pack]], null, 2),
  };
}
