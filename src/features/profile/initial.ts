const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The first character of a name as one sees it, an emoji with all its parts; '' for an empty name. */
export function initialOf(name: string): string {
  const [first] = characters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
