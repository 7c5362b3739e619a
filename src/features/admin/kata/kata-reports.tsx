import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { reasonName } from '../../../data/kata/reason-names.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';

/** Why a kata was reported, newest first, and why it is hidden. */
export function KataReports({ kata: { reports, hidden } }: { readonly kata: ModeratedKata }) {
  return (
    <>
      {hidden === null ? null : (
        <Text variant="small" tone="warning">
          非表示の理由：{reasonName(hidden.reason)}
          <Note text={hidden.note} />
        </Text>
      )}
      {reports.length === 0 ? null : (
        <Stack as="ul" gap="3xs">
          {reports.map(({ reason, note, at, is_open }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports have no ids here, and the list is replaced as a whole
            <li key={index}>
              <Text variant="small" tone={is_open ? 'text' : 'muted'}>
                {is_open ? '通報：' : '確認済みの通報：'}
                {reasonName(reason)}
                <Note text={note} />
              </Text>
              <Text variant="small" tone="muted" numeric>
                {fullDayAndTime(Date.parse(at))}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

function Note({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <>
      「<bdi>{text}</bdi>」
    </>
  );
}
