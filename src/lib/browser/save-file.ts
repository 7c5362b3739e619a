import { isIosApp } from './standalone.ts';

export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Blob;
}

/** `blocked`: the browser wants a fresh tap, whose handler must call again without waiting for anything before. */
export type SaveOutcome = 'saved' | 'canceled' | 'blocked';

/**
 * Saves a file: through the share sheet in an app on an iPhone's home screen, where a download opens the file over the app
 * without a way back, and for a picture, which mostly goes to somebody or among the photos; elsewhere as a download.
 */
export async function saveFile(file: SavedFile): Promise<SaveOutcome> {
  const files = [new File([file.content], file.name, { type: file.type })];
  const isShared = isIosApp() || file.type.startsWith('image/');
  if (!isShared || !navigator.canShare?.({ files })) return download(file);
  try {
    await navigator.share({ files });
    return 'saved';
  } catch (error) {
    switch (error instanceof DOMException ? error.name : '') {
      case 'NotAllowedError':
        return 'blocked';
      // Closed by the member, or still open from the last tap.
      case 'AbortError':
      case 'InvalidStateError':
        return 'canceled';
      default:
        return download(file);
    }
  }
}

function download({ name, type, content }: SavedFile): SaveOutcome {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return 'saved';
}
