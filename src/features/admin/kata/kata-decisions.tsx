import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { Small, Stack } from '../../../ui/layout/primitives.tsx';
import { auditAct, auditActor } from '../audit/audit-text.ts';

/** What admins decided about a kata, newest first. */
export function KataDecisions({ kata: { decisions } }: { readonly kata: ModeratedKata }) {
  if (decisions.length === 0) return null;
  return (
    <Stack as="ul" gap="3xs">
      {decisions.map((entry) => (
        <li key={entry.id}>
          <Small numeric>
            {fullDayAndTime(Date.parse(entry.at))} <bdi>{auditActor(entry)}</bdi>: {auditAct(entry)}
          </Small>
        </li>
      ))}
    </Stack>
  );
}
