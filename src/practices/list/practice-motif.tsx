import { Motif } from '../../ui/graphics/motif.tsx';
import type { PracticeId } from '../catalogue.ts';

const drawings = import.meta.glob<string>('./motifs/*.svg', { query: '?raw', import: 'default', eager: true });

export function PracticeMotif({ id, size = 44 }: { readonly id: PracticeId; readonly size?: number }) {
  return <Motif svg={drawings[`./motifs/${id}.svg`] ?? ''} size={size} />;
}
