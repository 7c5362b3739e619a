/** The most of a zou that stands for a nameless kata, in characters. */
const LONGEST = 24;

/** What a kata is called where there is room for a line: its name, or the beginning of its zou. */
export function kataTitle({ name, zou }: { readonly name: string | null; readonly zou: string }): string {
  const title = (name ?? zou).replaceAll(/\s+/g, ' ').trim();
  const characters = [...new Intl.Segmenter('ja').segment(title)];
  if (characters.length <= LONGEST) return title;
  return `${characters
    .slice(0, LONGEST)
    .map(({ segment }) => segment)
    .join('')}…`;
}
