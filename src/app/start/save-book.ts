import type { Member } from '../../data/member/member.ts';
import { collectExport } from '../../data/transfer/export.ts';
import { writeBook } from '../../features/profile/book/write-book.ts';
import { saveFile } from '../../lib/browser/save-file.ts';

/** Saves everything of the member as one file. */
export async function saveBook(member: Member): Promise<void> {
  const today = member.clock.today();
  const content = await writeBook(await collectExport(member), today);
  await saveFile({ name: `keiko-${today}.html`, type: 'text/html', content });
}
