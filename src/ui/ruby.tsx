import { createContext, type ReactNode, use } from 'react';

/** How a text is drawn with the readings of its kanji; null where the reader does not want them. */
export const RubyContext = createContext<((text: string) => ReactNode) | null>(null);

/** A text of the app's own, with the readings of its kanji for who wants them. Not for what people have written. */
export function Ruby({ children }: { children: string }) {
  const draw = use(RubyContext);
  return draw === null ? children : draw(children);
}
