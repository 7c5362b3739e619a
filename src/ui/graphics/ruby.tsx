import { createContext, type ReactNode, use } from 'react';

/** Renders a text with furigana; null if they are turned off. */
export const RubyContext = createContext<((text: string) => ReactNode) | null>(null);

/** App text with optional furigana. Not for text written by members. */
export function Ruby({ children }: { readonly children: string }) {
  const draw = use(RubyContext);
  return draw === null ? children : draw(children);
}
