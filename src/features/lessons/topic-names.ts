import { addresses } from './addresses.ts';

/** A topic's title in its two parts, which a full-width space divides: the awareness, and what it does. */
export function topicNames(title: string): { readonly name: string; readonly subtitle: string } {
  const [name = title, subtitle = ''] = title.split('　');
  return { name, subtitle };
}

/** Where the player of a topic opens. */
export function topicAddress(topic: number): string {
  return `${addresses.topics}?topic=${topic}`;
}
