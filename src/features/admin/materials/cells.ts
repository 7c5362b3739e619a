import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';
import { plainInput } from '../../../../sync/model/text/plain-input.ts';
import { type Column, columnsOfPack } from './columns.ts';

/** The texts of an item in the form or in a row of a file, by the keys of their columns. */
export type Cells = Readonly<Record<string, string>>;

/** The item that cells describe, not judged yet. An empty cell has no value. */
export function draftOf(pack: MaterialPack, cells: Cells): unknown {
  return assemble(
    columnsOfPack[pack].map((column) => [column.key.split('.'), readCell(column, cells[column.key] ?? '')]),
  );
}

/** The cells of an item, with '' for what it does not have or what is of another type. */
export function cellsOf(pack: MaterialPack, item: unknown): Cells {
  return Object.fromEntries(
    columnsOfPack[pack].map((column) => [column.key, writeCell(column, valueAt(item, column.key.split('.')))]),
  );
}

function readCell(column: Column, cell: string): unknown {
  const plain = plainInput(cell);
  switch (column.kind) {
    case 'line':
    case 'area':
      return cell.trim() || undefined;
    case 'lines':
      return linesOf(cell);
    case 'readings':
      return linesOf(cell.replaceAll(/[\s、,，;；]+/g, '\n'))?.map((pair) => pair.split(/[=＝]/));
    case 'number':
      return /^\d+$/.test(plain) ? Number(plain) : plain || undefined;
    case 'monthDay':
      return (
        plain.replace(/^(\d{1,2})[-/月](\d{1,2})日?$/, (_, month, day) => `${twoDigits(month)}-${twoDigits(day)}`) ||
        undefined
      );
    case 'choice':
      return column.options.find(({ label }) => label === plain)?.value ?? (plain || undefined);
    case 'yes':
      if (plain === '' || plain === 'いいえ') return column.no;
      return plain === 'はい' ? true : plain;
  }
}

function writeCell(column: Column, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (column.kind) {
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : '';
    case 'readings':
      return Array.isArray(value) ? value.map((pair) => (Array.isArray(pair) ? pair.join('=') : '')).join('\n') : '';
    case 'choice':
      return column.options.find((option) => option.value === value)?.label ?? '';
    case 'yes':
      return value === true ? 'はい' : '';
    default:
      return String(value);
  }
}

function linesOf(cell: string): readonly string[] | undefined {
  const lines = cell.split(/\r\n|\r|\n/).map((text) => text.trim());
  const filled = lines.filter((text) => text !== '');
  return filled.length === 0 ? undefined : filled;
}

function twoDigits(text: string): string {
  return text.padStart(2, '0');
}

type Placed = readonly [path: readonly string[], value: unknown];

/** Puts values together to objects, and to arrays where the names are numbers. */
function assemble(values: readonly Placed[]): unknown {
  const groups = new Map<string, Placed[]>();
  for (const [[name = '', ...rest], value] of values) groups.set(name, [...(groups.get(name) ?? []), [rest, value]]);
  const members = [...groups].map(([name, group]) => [name, memberOf(group)] as const);
  if (members.every(([name]) => /^\d+$/.test(name))) return withoutEmptyEnd(members.map(([, value]) => value));
  return Object.fromEntries(members.filter(([, value]) => value !== undefined && !isEmptyObject(value)));
}

function memberOf(group: readonly Placed[]): unknown {
  const [first] = group;
  return first !== undefined && first[0].length === 0 ? first[1] : assemble(group);
}

/** A list of objects ends with the last one that has a value, and has at least one. */
function withoutEmptyEnd(list: readonly unknown[]): readonly unknown[] {
  const last = list.findLastIndex((value) => !isEmptyObject(value));
  return list.slice(0, Math.max(1, last + 1));
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(new Map(Object.entries(value)).get(name), rest);
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
