import { useState } from 'react';
import { type Day, dayAt } from '../../sync/model/day/day.ts';
import type { Member } from '../data/member/member.ts';
import { drainOutbox } from '../data/member/outbox.ts';
import { listedDays } from '../lib/date-format.ts';
import { Disclosure } from '../ui/controls/disclosure.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import type { ConfirmTexts } from '../ui/feedback/dialog-host.tsx';
import { SelectField } from '../ui/forms/fields.tsx';
import { Stack } from '../ui/layout/boxes.tsx';
import { Small, Text } from '../ui/layout/text.tsx';
import { type GuestSummary, summarizeGuestData, summaryText, type VisibleKata } from './guest-data.ts';
import { ExportButton } from './leave-question.tsx';
import type { GuestChoice, NextMember, Services } from './services.tsx';

interface Asking extends Pick<Services, 'openAccounts'> {
  readonly member: Member;
  /** Writes the records into a file. */
  readonly save: () => Promise<void>;
  readonly next: NextMember;
  readonly confirm: (texts: ConfirmTexts) => Promise<boolean>;
}

interface Records {
  readonly summary: GuestSummary;
  /** The server's day, null when it is not known. */
  readonly today: Day | null;
  /** Recorded by a clock that was ahead; the server rejects them until they come. */
  readonly future: readonly Day[];
}

interface Question extends Records, Asking {}

/** What becomes of a guest's records; null if the member does not want to sign in. */
export async function askAboutGuestData(asking: Asking): Promise<GuestChoice | null> {
  const { member, next, openAccounts } = asking;
  // A deletion that waits is not asked about.
  await drainOutbox(member).catch(() => undefined);
  // Where nothing is stored there is nothing to choose; another tab may just be writing.
  if ((await member.countRowsHere()).pending === 0) return { kind: 'keep' };
  const summary = await summarizeGuestData(member);
  const serverMs = next.session === null ? null : await (await openAccounts()).serverTime(next.session);
  const today = serverMs === null ? null : dayAt(serverMs);
  const records = { summary, today, future: today === null ? [] : summary.days.filter((day) => day > today) };
  return next.isNew ? askNew({ ...asking, ...records }) : askExisting({ ...asking, ...records });
}

/** Nothing is asked where nothing becomes visible and nothing has to wait. */
async function askNew({ summary, today, future, save, confirm }: Question): Promise<GuestChoice | null> {
  let sharedIds: readonly string[] = summary.visibleKatas.map(({ id }) => id);
  if (sharedIds.length + future.length > 0) {
    const isWanted = await confirm({
      title: '記録を引き継ぎます',
      body: (
        <Stack>
          <VisibleKatas
            katas={summary.visibleKatas}
            onChange={(ids) => {
              sharedIds = ids;
            }}
          />
          {future.length > 0 ? (
            <>
              <FutureDays days={future} />
              <Text>
                その日が来てから登録すれば、すべて引き継げます。登録を待つあいだも、記録はこの端末に残ります。
              </Text>
              <ExportButton save={save} />
            </>
          ) : null}
        </Stack>
      ),
      confirmLabel: future.length > 0 ? '除いて始める' : '始める',
      cancelLabel: '登録を待つ',
    });
    if (!isWanted) return null;
  }
  return { kind: 'add', sharedIds, today };
}

type Choice = GuestChoice['kind'];

const choices = [
  { value: '', label: '選んでください', disabled: true },
  { value: 'add', label: 'このアカウントに加える' },
  { value: 'keep', label: '別に残す' },
  { value: 'delete', label: '消す' },
] as const satisfies readonly { value: Choice | ''; label: string; disabled?: boolean }[];

/** Asks until something is chosen: nothing is preselected. */
async function askExisting({ next, confirm, ...records }: Question): Promise<GuestChoice | null> {
  let choice: Choice | '' = '';
  let sharedIds: readonly string[] = records.summary.visibleKatas.map(({ id }) => id);
  let isAskedAgain = false;
  while (choice === '') {
    const isWanted = await confirm({
      title: '登録せずに使っていた記録があります',
      body: (
        <GuestChoiceFields
          {...{ ...records, isAskedAgain }}
          email={next.email ?? null}
          onChoose={(chosen) => {
            choice = chosen;
          }}
          onShare={(ids) => {
            sharedIds = ids;
          }}
        />
      ),
      confirmLabel: '続ける',
      cancelLabel: 'ログインしない',
    });
    if (!isWanted) return null;
    isAskedAgain = true;
  }
  if (choice !== 'add') return { kind: choice };
  return { kind: 'add', sharedIds, today: records.today };
}

interface GuestChoiceProps extends Records, Pick<Asking, 'save'> {
  readonly email: string | null;
  readonly isAskedAgain: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onShare: (kataIds: readonly string[]) => void;
}

function GuestChoiceFields(props: GuestChoiceProps) {
  const { summary, future, save, email, isAskedAgain, onChoose, onShare } = props;
  const [choice, setChoice] = useState<Choice | ''>('');
  return (
    <Stack>
      <Text>{`この端末には、${summaryText(summary) || 'プロフィールなど'}の記録があります。${email ?? 'ログインするアカウント'}で、どうしますか。`}</Text>
      <SelectField
        label="端末の記録"
        options={choices}
        value={choice}
        error={isAskedAgain && choice === '' ? 'ひとつ選んでください' : undefined}
        onChange={(chosen) => {
          setChoice(chosen);
          if (chosen !== '') onChoose(chosen);
        }}
      />
      {choice === 'add' ? (
        <>
          <Small>
            アカウントの記録は書き換えません。日付は合わせて数え、プロフィールは空いている項目だけを補います。
          </Small>
          <VisibleKatas katas={summary.visibleKatas} onChange={onShare} />
          {future.length > 0 ? <FutureDays days={future} /> : null}
        </>
      ) : null}
      {choice === 'keep' ? (
        <Small>あとで加えるには、いちどログアウトし、「登録せずに始める」で開いてから、もう一度ログインします。</Small>
      ) : null}
      {choice === 'delete' ? (
        <>
          <Small tone="warning">ほかに控えはないため、元には戻せません。</Small>
          <ExportButton save={save} />
        </>
      ) : null}
    </Stack>
  );
}

function FutureDays({ days }: { readonly days: readonly Day[] }) {
  return (
    <Text tone="warning">{`端末の時計が進んでいたため、${listedDays(days)}の記録は、まだサーバーに送れません。その日の記録だけ、この端末だけに残します。`}</Text>
  );
}

interface VisibleKatasProps {
  readonly katas: readonly VisibleKata[];
  readonly onChange: (sharedIds: readonly string[]) => void;
}

/** Names the kata that all members will see, and lets each be kept on this device. */
function VisibleKatas({ katas, onChange }: VisibleKatasProps) {
  const [shared, setShared] = useState<readonly string[]>(() => katas.map(({ id }) => id));
  if (katas.length === 0) return null;
  const change = (id: string, isVisible: boolean) => {
    const others = shared.filter((other) => other !== id);
    const next = isVisible ? [...others, id] : others;
    setShared(next);
    onChange(next);
  };
  return (
    <Stack gap="2xs">
      <Text variant="small">{`書きためた型のうち${shared.length}件は、「みんなの型」にも載ります。お名前は出ません。載せない型は、この端末だけに残します。`}</Text>
      <Disclosure summary="載せる型を選ぶ">
        <Stack gap="xs">
          {katas.map(({ id, zou, ishiki, name }) => (
            <Switch
              key={id}
              label={name ?? zou}
              hint={ishiki}
              state={shared.includes(id) ? '載せる' : '載せない'}
              checked={shared.includes(id)}
              onChange={(isVisible) => change(id, isVisible)}
            />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
