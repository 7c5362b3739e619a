import { useMemo } from 'react';
import { compareSharedKata } from '../../../sync/model/kata/order.ts';
import { searchText } from '../../../sync/model/kata/search.ts';
import {
  parseSharedKataList,
  type SharedKata,
  SharedKataPage,
  type SharedKataRequest,
} from '../../../sync/model/kata/search-shared-kata.contract.ts';
import { usePublishedContent } from '../member/published-content.ts';
import { callDatabase, parseData, type ServerCaller } from '../server/server-call.ts';

/** A shared kata of the bundled list, with its folded search text. */
export interface BundledKata {
  readonly kata: SharedKata;
  readonly text: string;
}

/** The most copied shared kata, synced to this device and sorted. */
export function useBundledKatas(): readonly BundledKata[] {
  const content = usePublishedContent('shared_kata');
  return useMemo(() => {
    const list = parseSharedKataList(content);
    return [...list].sort(compareSharedKata).map((kata) => ({ kata, text: searchText(kata) }));
  }, [content]);
}

const READ_AT_ONCE = 50;

/** Reads the shared ones of some kata; those that are not shared any more are missing. Rejects with a RequestError. */
export async function readSharedKatas(member: ServerCaller, ids: readonly string[]): Promise<readonly SharedKata[]> {
  const katas: SharedKata[] = [];
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const p_ids = ids.slice(start, start + READ_AT_ONCE);
    katas.push(...parseSharedKataList(await callDatabase(member, 'read_shared_kata', { p_ids })));
  }
  return katas;
}

/** Loads one page of shared kata from the server. Rejects with a RequestError. */
export async function searchSharedKata(
  member: ServerCaller,
  request: SharedKataRequest,
  signal: AbortSignal,
): Promise<SharedKataPage> {
  return parseData(await callDatabase(member, 'search_shared_kata', { ...request }, signal), SharedKataPage);
}
