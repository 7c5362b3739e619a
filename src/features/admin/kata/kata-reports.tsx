import type { ModeratedKata } from '../../../../sync/model/kata/moderated-kata.contract.ts';
import { reasonName } from '../../../data/kata/kata-reports.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { Card, Stack } from '../../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Caption, Small, Text } from '../../../ui/layout/text.tsx';
import { auditAct, auditActor } from '../audit/audit-text.ts';

interface KataReportsProps {
  readonly kata: ModeratedKata;
  readonly titleId: string;
}

/** Why a kata was reported, newest first, with what it said then; why it is hidden, and why its author's sharing is stopped. */
export function KataReports({ kata: { reports, hidden, sharing_stopped }, titleId }: KataReportsProps) {
  return (
    <>
      {sharing_stopped === null ? null : (
        <Small tone="warning">
          <span>{`共有を止めた理由：${reasonName(sharing_stopped.reason)}`}</span>
          <Note text={sharing_stopped.note} />
        </Small>
      )}
      {hidden === null ? null : (
        <Small tone="warning">
          <span>{`${hidden.by_text ? '非表示の型と同じ文のため、自動で非表示になりました。' : ''}非表示の理由：${reasonName(hidden.reason)}`}</span>
          <Note text={hidden.note} />
        </Small>
      )}
      {reports.length === 0 ? null : (
        <Stack as="ul" gap="3xs">
          {reports.map(({ reason, note, at, is_open, texts }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports have no ids here, and the list is replaced as a whole
            <li key={index}>
              <Small tone={is_open ? 'text' : 'muted'}>
                <span>{`${is_open ? '通報：' : '確認済みの通報：'}${reasonName(reason)}`}</span>
                <Note text={note} />
              </Small>
              <Small numeric>{fullDayAndTime(Date.parse(at))}</Small>
              {texts === null ? null : (
                <Card variant="outline" gap="2xs">
                  <Small>通報されたときの文</Small>
                  {texts.name === null ? null : (
                    <Text>
                      <bdi>{texts.name}</bdi>
                    </Text>
                  )}
                  <KataTexts texts={texts} describedBy={titleId} />
                </Card>
              )}
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

/** What admins decided about a kata, newest first. */
export function KataDecisions({ kata: { decisions } }: { readonly kata: ModeratedKata }) {
  if (decisions.length === 0) return null;
  return (
    <Stack as="ul" gap="3xs">
      {decisions.map((entry) => (
        <li key={entry.id}>
          <Small numeric>
            <span>{`${fullDayAndTime(Date.parse(entry.at))} `}</span>
            <bdi>{auditActor(entry)}</bdi>
            <span>{`: ${auditAct(entry)}`}</span>
          </Small>
        </li>
      ))}
    </Stack>
  );
}

interface KataTextsProps {
  readonly texts: Pick<ModeratedKata, 'zou' | 'ishiki' | 'category'>;
  readonly describedBy: string;
}

/** The texts of a kata without its name, long ones folded. */
export function KataTexts({ texts: { zou, ishiki, category }, describedBy }: KataTextsProps) {
  const labelled = { 象: zou, 意識: ishiki };
  return (
    <>
      {Object.entries(labelled).map(([label, text]) => (
        <Stack key={label} gap="3xs">
          <Caption>{label}</Caption>
          <CollapsibleText text={text} describedBy={describedBy} />
        </Stack>
      ))}
      {category === null ? null : (
        <Small>
          カテゴリ <bdi>{category}</bdi>
        </Small>
      )}
    </>
  );
}
