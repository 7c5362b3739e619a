import { createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Joined } from './joined.tsx';

/** Words whose reading a text gives itself: as written, and in kana. */
export type OwnReadings = readonly (readonly [word: string, reading: string])[];

/** Draws texts with furigana. */
export interface RubyRenderer {
  readonly draw: (text: string, ownReadings?: OwnReadings) => ReactElement;
  /** The same with more words, written as word=reading with spaces between. */
  readonly withWords: (words: string) => RubyRenderer;
  /** The same without words, so that only what a text reads itself is annotated. */
  readonly withoutWords: () => RubyRenderer;
}

/** How texts are drawn with furigana; null if they are turned off. */
export const RubyContext = createContext<RubyRenderer | null>(null);

interface RubyProps {
  readonly children: string;
  readonly readings?: OwnReadings | undefined;
}

/** A text of the app with optional furigana. Not for text written by members. */
export function Ruby({ children, readings }: RubyProps) {
  const ruby = use(RubyContext);
  if (ruby !== null) return ruby.draw(children, readings);
  return <Joined pieces={[{ text: children, reading: null }]} draw={({ text }) => text} />;
}

/** A short label of the app with optional furigana; short enough to need nothing else of Ruby. */
export function Label({ children }: Pick<RubyProps, 'children'>) {
  const ruby = use(RubyContext);
  return ruby === null ? <span>{children}</span> : ruby.draw(children);
}

interface TextReadingsProps {
  /** True for texts that are not of the app, whose words no list can read. */
  readonly ownOnly: boolean;
  readonly children: ReactNode;
}

/** Draws texts with no other readings than those that they bring themselves, if they are not of the app. */
export function TextReadings({ ownOnly, children }: TextReadingsProps) {
  const ruby = use(RubyContext);
  return <RubyContext value={ownOnly && ruby !== null ? ruby.withoutWords() : ruby}>{children}</RubyContext>;
}

interface MoreReadingsProps {
  /** Loads words on top of the app's own, written as word=reading. Must stay the same function. */
  readonly load: () => Promise<string>;
  readonly children: ReactNode;
}

/** Draws texts with the readings of more words, which are loaded only while furigana are shown. */
export function MoreReadings({ load, children }: MoreReadingsProps) {
  const ruby = use(RubyContext);
  // If loading fails, the texts stay without readings until the screen is opened again.
  const { loaded } = useLoaded(ruby === null ? null : load);
  const words = loaded.state === 'ready' ? loaded.value : null;
  const value = useMemo(() => (ruby === null || words === null ? null : ruby.withWords(words)), [ruby, words]);
  return <RubyContext value={value}>{children}</RubyContext>;
}
