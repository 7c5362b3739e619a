/** Maximum length of a title taken from the zou, in graphemes. */
const LONGEST = 24;

/** One-line title of a kata: its name, or the beginning of its zou. */
export function kataTitle({ name, zou }: { readonly name: string | null; readonly zou: string }): string {
  const title = (name ?? zou).replaceAll(/\s+/g, ' ').trim();
  const characters = [...new Intl.Segmenter('ja').segment(title)];
  if (characters.length <= LONGEST) return title;
  return `${characters
    .slice(0, LONGEST)
    .map(({ segment }) => segment)
    .join('')}…`;
}
