import type { Member } from '../../data/member/member.ts';
import type { RowsHere } from '../../data/member/member-data.ts';
import { collectExport } from '../../data/transfer/export.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';

/** この端末だけの型が3件あります。 Empty when no row is kept on this device. */
export function keptText({ kept, keptKatas }: RowsHere): string {
  if (kept === 0) return '';
  return keptKatas === kept ? `この端末だけの型が${kept}件あります。` : `この端末だけの記録が${kept}件あります。`;
}

export function ExportButton({ member }: { readonly member: Member }) {
  async function save() {
    const { writeBook } = await import('../../features/profile/book/write-book.ts');
    const today = member.clock.today();
    const text = await writeBook(await collectExport(member, () => undefined), today);
    await saveFile({ name: `keiko-${today}.html`, type: 'text/html', content: text });
  }
  return <Button label="先にファイルへ書き出す" variant="outline" full onClick={save} />;
}
