import { atom, useAtom } from 'jotai';
import type { Day } from '../../../../sync/model/day/day.ts';
import type { Member } from '../../../data/member/member.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { collectExport, type ExportData } from '../../../data/transfer/export.ts';
import { serverTables } from '../../../data/transfer/server-rows.ts';
import { type SavedFile, saveFile } from '../../../lib/browser/save-file.ts';
import { useIsSlow } from '../../../lib/use-is-slow.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Small } from '../../../ui/layout/text.tsx';

interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly contents: (data: ExportData, today: Day) => string | Promise<string>;
}

/** The file with all of the member's data, to be read and to be imported. */
export const wholeExport: ExportFile = {
  name: 'keiko.html',
  type: 'text/html',
  contents: async (data, today) => (await import('../book/write-book.ts')).writeBook(data, today),
};

interface ExportState {
  readonly member: Member | null;
  readonly isBusy: boolean;
  /** Whether the last whole export lacks what only the server has. */
  readonly isPartial: boolean;
  readonly ready: SavedFile | null;
}

const NO_EXPORT: ExportState = { member: null, isBusy: false, isPartial: false, ready: null };

/** Kept beside the screens, which the member may leave meanwhile. */
const exportAtom = atom(NO_EXPORT);

/** Exports the member's data as files. Works offline, but for what only the server has. */
export function useExport() {
  const member = useMember();
  const toast = useToast();
  const [current, setCurrent] = useAtom(exportAtom);
  const { isBusy, isPartial, ready } = current.member === member ? current : NO_EXPORT;
  const change = (changed: Partial<ExportState>) => setCurrent((before) => ({ ...before, ...changed }));

  async function save(file: ExportFile) {
    setCurrent({ ...NO_EXPORT, member, isBusy: true });
    try {
      const data = await collectExport(member);
      const today = member.clock.today();
      const content = await file.contents(data, today);
      const lacksRows = file === wholeExport && serverTables.some((table) => data[table] === null);
      // Before the share sheet, whose promise some systems leave pending.
      change({ isBusy: false, isPartial: lacksRows });
      await store({ name: file.name.replace('.', `-${today}.`), type: file.type, content });
    } catch (cause) {
      change({ isBusy: false });
      toast({ text: `書き出せませんでした。${errorMessage(cause)}`, tone: 'error' });
    }
  }

  async function store(file: SavedFile) {
    change({ ready: (await saveFile(file)) === 'blocked' ? file : null });
  }

  return {
    isBusy,
    isPartial,
    save,
    /** Saves the file that is ready but needs another tap; null if there is none. */
    saveReady: ready === null ? null : () => void store(ready),
  };
}

type ExportNoticesProps = Omit<ReturnType<typeof useExport>, 'save'>;

/** How far an export has come, and what the member has to know or do after it. */
export function ExportNotices({ isBusy, isPartial, saveReady }: ExportNoticesProps) {
  const isSlow = useIsSlow(isBusy);
  return (
    <>
      {isSlow ? <Small>記録を集めています。ほかの画面を開いていても続きます。</Small> : null}
      {saveReady === null ? null : (
        <Banner
          tone="info"
          title="ファイルの準備ができました"
          action={<Button label="保存先を選ぶ" size="small" onClick={saveReady} />}
        />
      )}
      {isPartial ? (
        <Banner tone="info" title="声かけの時刻、通知の宛先、通報の控えは、入っていません">
          サーバーにだけあるため、通信のある場所で書き出すと入ります。ほかの記録はすべて入っています。
        </Banner>
      ) : null}
    </>
  );
}
