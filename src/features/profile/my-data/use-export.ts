import { useState } from 'react';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { collectExport, type ExportData } from '../../../data/transfer/export.ts';
import { serverTables } from '../../../data/transfer/server-rows.ts';
import { saveFile, type TextFile } from '../../../lib/browser/save-file.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly contents: (data: ExportData) => string;
}

/** The file with all of the member's data. */
export const wholeExport: ExportFile = {
  name: 'keiko.json',
  type: 'application/json',
  contents: (data) => JSON.stringify(data, null, 2),
};

interface Export {
  readonly isBusy: boolean;
  /** Collects the data and saves a file; a failure is a toast. */
  readonly save: (file: ExportFile) => Promise<void>;
  /** Saves the file that is ready but needs another tap; null if there is none. */
  readonly saveReady: (() => void) | null;
  /** Whether the last whole export lacks what only the server has. */
  readonly isPartial: boolean;
}

/** Exports the member's data as files. Works offline, but for what only the server has. */
export function useExport(): Export {
  const member = useMember();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [isPartial, setPartial] = useState(false);
  const [ready, setReady] = useState<TextFile | null>(null);

  async function save(file: ExportFile) {
    setBusy(true);
    try {
      const data = await collectExport(member);
      const text = file.contents(data);
      setPartial(file === wholeExport && serverTables.some((table) => data[table] === null));
      await store({ name: file.name.replace('.', `-${member.clock.today()}.`), type: file.type, text });
    } catch (cause) {
      toast({ text: `書き出せませんでした。${errorMessage(cause)}`, tone: 'error' });
    }
    setBusy(false);
  }

  async function store(file: TextFile) {
    setReady((await saveFile(file)) === 'blocked' ? file : null);
  }

  return { isBusy, isPartial, save, saveReady: ready === null ? null : () => void store(ready) };
}
