/** Maximum length of a title taken from the zou, in graphemes. */
const MAX_LENGTH = 24;

/** One-line title of a kata: its name, or the beginning of its zou. */
export function kataTitle({ name, zou }: { readonly name: string | null; readonly zou: string }): string {
  const title = (name ?? zou).replaceAll(/\s+/g, ' ').trim();
  const characters = [...new Intl.Segmenter('ja').segment(title)];
  if (characters.length <= MAX_LENGTH) return title;
  return `${characters
    .slice(0, MAX_LENGTH)
    .map(({ segment }) => segment)
    .join('')}…`;
}
