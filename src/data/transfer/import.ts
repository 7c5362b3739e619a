import type { PatchOf } from '../../../sync/collections/synced-collections.ts';
import { limits } from '../../../sync/rules/limits.ts';
import type { MemberData } from '../member/member-data.ts';
import { rowWrite } from '../member/row-write.ts';
import { type FileKata, type ImportProblem, parseKataFile } from './import-file.ts';
import type { KataCandidate } from './kata-import.ts';
import type { FileMemory } from './memory-file.ts';

/** Larger files are rejected unread. The maximum number of kata fits into less. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

/** Kata written in one transaction. */
const CHUNK = 50;

export type ImportRead =
  | {
      readonly ok: true;
      readonly candidates: readonly KataCandidate[];
      /** Positions in the file (from 1) of kata with a missing or too long text. */
      readonly unusable: readonly number[];
      readonly memory: FileMemory;
    }
  | { readonly ok: false; readonly problem: ImportProblem | 'too-large' };

/** Reads a file for import: JSON exported by this app, or CSV with the same headings. */
export async function readImport(file: Blob): Promise<ImportRead> {
  if (file.size > IMPORT_MAX_BYTES) return { ok: false, problem: 'too-large' };
  const text = decode(await file.arrayBuffer());
  const parsed = parseKataFile(text);
  if (!parsed.ok) return parsed;
  const candidates: KataCandidate[] = [];
  const unusable: number[] = [];
  parsed.katas.forEach((kata, index) => {
    const candidate = toCandidate(kata);
    if (candidate === null) unusable.push(index + 1);
    else candidates.push(candidate);
  });
  return { ok: true, candidates, unusable, memory: parsed.memory };
}

/** Ends an import between two chunks, and gets the number of rows written before each. */
export interface ImportSteps {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Adds kata under new ids. Rejects when a local write fails or `signal` aborts; earlier chunks stay. */
export async function importKatas(
  member: Pick<MemberData, 'newId' | 'write'>,
  katas: readonly KataCandidate[],
  { signal, onProgress }: ImportSteps,
): Promise<void> {
  for (let done = 0; done < katas.length; done += CHUNK) {
    onProgress(done);
    signal.throwIfAborted();
    const chunk = katas.slice(done, done + CHUNK).map((kata) => {
      const row: PatchOf<'kata_forms'> = { ...kata, is_copied: kata.original_id !== null, copy_count: 0 };
      return rowWrite('kata_forms', member.newId(), () => row);
    });
    await member.write(chunk);
  }
}

/** Falls back to Shift_JIS, which Japanese spreadsheet programs still write and which is not valid UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

function toCandidate(kata: FileKata | null): KataCandidate | null {
  if (kata === null) return null;
  const { review, original_id } = kata;
  const [zou, ishiki, name, category] = [kata.zou, kata.ishiki, kata.name, kata.category].map((text) => text.trim());
  if (!zou || !ishiki || name === undefined || category === undefined) return null;
  const tooLong = [zou, ishiki].some((text) => [...text].length > limits.kata_text_max);
  if (tooLong || [name, category].some((text) => [...text].length > limits.kata_label_max)) return null;
  return { zou, ishiki, name: name || null, category: category || null, original_id, review };
}
