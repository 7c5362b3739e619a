import { openBook } from '../../../src/data/transfer/book-file.ts';

/** The data in an exported book. */
export async function readBook(html: string): Promise<unknown> {
  const json = await openBook(html);
  if (json === null) throw new Error('Cannot read the book: its seal is broken');
  return JSON.parse(json);
}
