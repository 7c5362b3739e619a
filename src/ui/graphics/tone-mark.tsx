import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

export type StatusTone = 'info' | 'success' | 'warning' | 'error';

/** The colour of each tone. */
export const TONES = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

const MARKS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

/** The icon of a tone, so that it is not conveyed by colour alone. */
export function ToneMark({ tone }: { readonly tone: StatusTone }) {
  const Mark = MARKS[tone];
  return <Mark aria-hidden="true" style={{ color: `var(--color-${TONES[tone]})` }} />;
}
