/** Splits a topic's title at the full-width space: the awareness, and what it does. */
export function topicNames(title: string): { readonly name: string; readonly subtitle: string } {
  const [name = title, subtitle = ''] = title.split('　');
  return { name, subtitle };
}
