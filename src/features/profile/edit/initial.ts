const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The first grapheme of a name, so that an emoji stays whole; '' for an empty name. */
export function initialOf(name: string): string {
  const [first] = characters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
