import { Motif } from '../../../ui/graphics/motif.tsx';

const drawings = import.meta.glob<string>('./special/*.svg', { query: '?raw', import: 'default', eager: true });

/** The motif of one card of the special-awareness hub. */
export function SpecialCardMotif({ id, size = 44 }: { id: string; size?: number }) {
  return <Motif svg={drawings[`./special/${id}.svg`] ?? ''} size={size} />;
}
