import { useState } from 'react';
import { type Day, dayAt } from '../../../sync/model/day/day.ts';
import { readLeftOutKatas } from '../../data/account/left-out-katas.ts';
import type { LocalAnswer, NextMember, Services } from '../../data/account/services.tsx';
import type { SessionState } from '../../data/account/session-state.ts';
import { type LocalSummary, rowsWithout, summarizeLocalData, summaryText } from '../../data/member/local-data.ts';
import type { Member } from '../../data/member/member.ts';
import { collectExport } from '../../data/transfer/export.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { listedDays } from '../../lib/date-format.ts';
import { VisibleKatas } from '../../shared/visible-katas.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { ConfirmTexts } from '../../ui/feedback/dialog-host.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Small, Stack, Text } from '../../ui/layout/primitives.tsx';

interface Asking extends Pick<Services, 'accounts'> {
  readonly session: SessionState;
  readonly next: NextMember;
  readonly confirm: (texts: ConfirmTexts) => Promise<boolean>;
}

/** What becomes of the records without an account; null if the member does not want to sign in. */
export async function askAboutLocalData({ session, next, confirm, accounts }: Asking): Promise<LocalAnswer | null> {
  if (session.status !== 'member' || !session.member.isLocal) return { kind: 'keep' };
  const { member } = session;
  const summary = await summarizeLocalData(member);
  const serverMs = next.session === null ? null : await accounts.serverTime(next.session);
  const future = serverMs === null ? [] : summary.days.filter((day) => day > dayAt(serverMs));
  return next.isNew ? askNew({ future, member, confirm }) : askExisting({ next, summary, future, member, confirm });
}

interface Question extends Pick<Asking, 'confirm'> {
  readonly member: Member;
  /** Recorded by a clock that was ahead; the server rejects them until they come. */
  readonly future: readonly Day[];
}

async function askNew({ future, member, confirm }: Question): Promise<LocalAnswer | null> {
  const isWanted = future.length === 0 || (await confirm(futureQuestion(future, member)));
  const without = rowsWithout({ kataIds: readLeftOutKatas(safeLocalStorage), days: future });
  return isWanted ? { kind: 'add', isNewAccount: true, without } : null;
}

function futureQuestion(future: readonly Day[], member: Member): ConfirmTexts {
  return {
    title: 'まだ来ていない日の記録があります',
    body: (
      <>
        <FutureDays days={future} />
        <Text>その日が来てから登録すれば、すべて引き継げます。登録を待つあいだも、記録はこの端末に残ります。</Text>
        <ExportButton member={member} />
      </>
    ),
    confirmLabel: '除いて始める',
    cancelLabel: '登録を待つ',
  };
}

type Choice = LocalAnswer['kind'];

const choices = [
  { value: '', label: '選んでください', disabled: true },
  { value: 'add', label: 'このアカウントに加える' },
  { value: 'keep', label: '別に残す' },
  { value: 'delete', label: '消す' },
] as const satisfies readonly { value: Choice | ''; label: string; disabled?: boolean }[];

interface ExistingQuestion extends Question {
  readonly next: NextMember;
  readonly summary: LocalSummary;
}

/** Asks until something is chosen: nothing is preselected. */
async function askExisting({ next, summary, future, member, confirm }: ExistingQuestion): Promise<LocalAnswer | null> {
  let choice: Choice | '' = '';
  let leftOut: readonly string[] = [];
  let isAskedAgain = false;
  while (choice === '') {
    const isWanted = await confirm({
      title: '登録せずに使っていた記録があります',
      body: (
        <LocalChoice
          {...{ summary, future, member, isAskedAgain }}
          email={next.email ?? null}
          onChoose={(chosen) => {
            choice = chosen;
          }}
          onLeaveOut={(ids) => {
            leftOut = ids;
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
  return { kind: 'add', isNewAccount: false, without: rowsWithout({ kataIds: leftOut, days: future }) };
}

interface LocalChoiceProps extends Omit<ExistingQuestion, 'confirm' | 'next'> {
  readonly email: string | null;
  readonly isAskedAgain: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onLeaveOut: (kataIds: readonly string[]) => void;
}

function LocalChoice(props: LocalChoiceProps) {
  const { summary, future, member, email, isAskedAgain, onChoose, onLeaveOut } = props;
  const [choice, setChoice] = useState<Choice | ''>('');
  return (
    <Stack>
      <Text>{`この端末には、${summaryText(summary)}の記録があります。${email ?? 'ログインするアカウント'}で、どうしますか。`}</Text>
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
          <VisibleKatas katas={summary.visibleKatas} leftOut={[]} onChange={onLeaveOut} />
          {future.length > 0 ? <FutureDays days={future} /> : null}
        </>
      ) : null}
      {choice === 'keep' ? (
        <Small>プロフィールの「データ管理」から、あとで加えることも、消すこともできます。</Small>
      ) : null}
      {choice === 'delete' ? (
        <>
          <Small tone="warning">ほかに控えはないため、元には戻せません。</Small>
          <ExportButton member={member} />
        </>
      ) : null}
    </Stack>
  );
}

function FutureDays({ days }: { readonly days: readonly Day[] }) {
  return (
    <Text tone="warning">{`端末の時計が進んでいたため、${listedDays(days)}の記録は、まだサーバーに送れません。その日の記録だけ、この端末に残します。`}</Text>
  );
}

function ExportButton({ member }: { readonly member: Member }) {
  async function save() {
    const { writeBook } = await import('../../features/profile/book/write-book.ts');
    const today = member.clock.today();
    const text = await writeBook(await collectExport(member, () => undefined), today);
    await saveFile({ name: `keiko-${today}.html`, type: 'text/html', content: text });
  }
  return <Button label="先にファイルへ書き出す" variant="outline" full onClick={save} />;
}
