import { Motif } from '../../../ui/graphics/motif.tsx';

const drawings = import.meta.glob<string>('./circuits/*.svg', { query: '?raw', import: 'default', eager: true });

/** The motif of one circuit: A is a ring, B a figure of eight. */
export function CircuitMotif({ id, size = 44 }: { id: string; size?: number }) {
  return <Motif svg={drawings[`./circuits/${id}.svg`] ?? ''} size={size} />;
}
