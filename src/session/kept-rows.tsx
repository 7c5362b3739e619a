import type { RowsHere } from '../data/member/member-data.ts';
import { Button } from '../ui/controls/button.tsx';

/** この端末だけの型が3件あります。 Empty when no row is kept on this device. */
export function keptText({ kept, keptKatas }: RowsHere): string {
  if (kept === 0) return '';
  return keptKatas === kept ? `この端末だけの型が${kept}件あります。` : `この端末だけの記録が${kept}件あります。`;
}

export function ExportButton({ save }: { readonly save: () => Promise<void> }) {
  return <Button label="先にファイルへ書き出す" variant="outline" full onClick={save} />;
}
