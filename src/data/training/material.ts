import { firstValueFrom } from 'rxjs';
import type { Json } from '../../../sync/model/json.ts';
import { materialDocument, materialPacks } from '../../../sync/model/published/material-packs.ts';
import { liveContent } from '../../../sync/storage/live-rows.ts';
import type { MemberData } from '../member/member-data.ts';

/** The published document of a pack's added items on this device, or null. Rejects when the local read fails. */
export async function readMaterial({ database }: Pick<MemberData, 'database'>, id: string): Promise<Json | null> {
  const pack = materialPacks.find((candidate) => candidate === id);
  if (pack === undefined) return null;
  const content = await firstValueFrom(liveContent(database, materialDocument(pack)));
  return content?.body ?? null;
}
