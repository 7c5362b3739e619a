import { useMemo, useState } from 'react';
import type { ModeratedKata } from '../../../../sync/model/kata/moderated-kata.contract.ts';
import { type ReportReason, readReportNote } from '../../../../sync/model/kata/reports.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { decide, moderatedKataSource } from '../../../data/admin/moderation.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type ReasonTexts, reasonOptions, reasonProblems } from '../../../shared/reason-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { type ConfirmTexts, useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SearchField, SelectField, TextArea } from '../../../ui/forms/fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Row, TitledCard } from '../../../ui/layout/boxes.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { useAdminAction } from '../admin-context.tsx';
import { ADMIN_FORM, AdminForm, useOpenForm } from '../admin-form.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { KataDecisions, KataReports, KataTexts } from './kata-reports.tsx';

const DEBOUNCE_MS = 300;

/** The shared kata: those that members reported first, then hidden ones; any other by search. */
export function KataTab() {
  const [typed, setTyped] = useState('');
  const query = useDebounced([...typed.trim()].slice(0, limits.query_max).join(''), DEBOUNCE_MS);
  const live = useAdminRows(useMemo(() => moderatedKataSource(query), [query]));
  // The heading, because the form replaces the list with the button that opened it.
  const { form, open, close, cancel, opener } = useOpenForm<DecisionSubject, HTMLHeadingElement>();

  if (form !== null) return <DecisionForm {...form} onDone={close} onCancel={cancel} />;
  return (
    <TitledCard
      title="型の共有"
      note="通報された型、書いた人が直した型、そのほかの非表示の型、共有を止めた人の型の順に並びます。書いた人と通報した人の名前は出ません。"
      headingRef={opener}
      gap="m"
    >
      <SearchField
        label="すべての型から探す"
        value={typed}
        onChange={setTyped}
        placeholder="象、意識、名前、カテゴリ"
      />
      <RowsView live={live} empty={<NoKata query={query} />}>
        {(kata) => <ModeratedKataItem key={kata.id} kata={kata} onDecide={(act) => open({ kata, act })} />}
      </RowsView>
    </TitledCard>
  );
}

function NoKata({ query }: { readonly query: string }) {
  if (query !== '') {
    return <EmptyState title="見つかりませんでした">ことばを短くするか、別の書き方でお試しください。</EmptyState>;
  }
  return <EmptyState title="確かめる型はありません">通報があると、ここに並びます。</EmptyState>;
}

interface ModeratedKataItemProps {
  readonly kata: ModeratedKata;
  readonly onDecide: (act: DecisionAct) => void;
}

/** A kata with its reports, its state, and what was decided about it. */
function ModeratedKataItem({ kata, onDecide }: ModeratedKataItemProps) {
  const { id, deleted, name, copy_count, open_reports, hidden, has_author, sharing_stopped } = kata;
  const { isBusy, show, keep, resume } = useKataDecisions(kata);
  const titleId = `kata-${id}`;
  const button = { size: 'small', variant: 'outline', 'aria-describedby': titleId } as const;
  return (
    <TitledCard
      as="li"
      variant="outline"
      level={3}
      id={titleId}
      title={<bdi>{deleted ? '書いた人が削除した型' : (name ?? '名前のない型')}</bdi>}
      gap="xs"
    >
      <Row gap="2xs">
        {open_reports > 0 ? <Chip tone="danger">{`通報 ${open_reports}件`}</Chip> : null}
        {deleted ? <Chip>削除されました</Chip> : null}
        {hidden === null ? null : <Chip tone="warning">非表示</Chip>}
        {sharing_stopped === null ? null : <Chip tone="warning">共有を停止中</Chip>}
        {hidden?.corrected_at ? <Chip tone="info">直されました</Chip> : null}
        {copy_count > 0 ? <Chip>{`${copy_count.toLocaleString('ja-JP')}人が写しました`}</Chip> : null}
      </Row>
      {deleted ? null : <KataTexts texts={kata} describedBy={titleId} />}
      <KataReports kata={kata} titleId={titleId} />
      <KataDecisions kata={kata} />
      <Row gap="xs" equal>
        {hidden === null ? (
          <>
            {!deleted || open_reports > 0 ? (
              <Button {...button} label="非表示にする" onClick={() => onDecide('hide')} />
            ) : null}
            {open_reports > 0 ? <Button {...button} label="問題なし" busy={isBusy} onClick={keep} /> : null}
          </>
        ) : (
          <>
            <Button {...button} label="再び表示する" busy={isBusy} onClick={show} />
            <Button {...button} label="理由を変える" onClick={() => onDecide('hide')} />
          </>
        )}
      </Row>
      {sharing_stopped === null ? null : (
        <Button {...button} label="書いた人の共有を再開する" busy={isBusy} onClick={resume} />
      )}
      {sharing_stopped === null && has_author ? (
        <Button {...button} label="書いた人の共有を止める" variant="ghost" onClick={() => onDecide('stop')} />
      ) : null}
    </TitledCard>
  );
}

interface PlainDecision {
  readonly call: Parameters<typeof decide>[1];
  readonly question?: ConfirmTexts;
  readonly done: string;
  /** Said where somebody else was first. */
  readonly late?: string;
}

/** Decisions that need no reason: showing a hidden kata again, sharing an author's again, closing the reports of one that stays. */
function useKataDecisions({ id, name }: ModeratedKata) {
  const member = useMember();
  const { confirm } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();

  async function carryOut({ call, question, done, late }: PlainDecision) {
    if (question !== undefined && !(await confirm(question))) return;
    const isDone = await decide(member, call, { id });
    if (isDone || late === undefined) toast({ text: done, tone: 'success', ms: 3000 });
    else toast({ text: late, tone: 'info' });
  }
  const start = (decision: PlainDecision) => () => void run('変更に失敗しました', () => carryOut(decision));
  return {
    isBusy,
    show: start({
      call: 'show_kata',
      question: {
        title: 'この型を再び表示しますか',
        body: `「${name ?? '名前のない型'}」が、「みんなの型」の検索ですぐに、一覧ではおよそ1時間のうちに見えるようになります。`,
        confirmLabel: '再び表示する',
      },
      done: '再び表示しました',
      late: 'すでに表示されているか、削除された型です',
    }),
    resume: start({
      call: 'resume_sharing',
      question: {
        title: '書いた人の共有を再開しますか',
        body: 'この人の型が、「みんなの型」の検索ですぐに、一覧ではおよそ1時間のうちに見えるようになります。非表示の型は、非表示のままです。',
        confirmLabel: '再開する',
      },
      done: '共有を再開しました',
      late: 'すでに再開されています',
    }),
    keep: start({ call: 'keep_kata', done: '通報を閉じました' }),
  };
}

/** The decisions that need a reason, which the author reads. */
const decisionActs = {
  hide: {
    heading: '型を非表示にする',
    effect:
      '「みんなの型」の一覧と検索からなくなり、新しく写せなくなります。同じ文の型は、もう共有されません。書いた人の型と、すでに写された型は残ります。',
    noteHint: 'どこを直せばよいかがわかるように書きます。',
    confirmLabel: '非表示にする',
    call: 'hide_kata',
    done: '非表示にしました。会員の端末からは、次の同期でなくなります。',
    gone: 'この型は、もう共有されていません',
    failed: '非表示にできませんでした',
  },
  stop: {
    heading: '書いた人の共有を止める',
    effect:
      'この型を書いた人の型は、これから登録するものも含めて、すべて「みんなの型」に出なくなります。書いた人の型と、すでに写された型は残ります。あとから再開できます。',
    noteHint: '再開するために何をしてほしいかがわかるように書きます。',
    confirmLabel: '共有を止める',
    call: 'stop_sharing',
    done: '共有を止めました。会員の端末からは、次の同期でなくなります。',
    gone: 'この型を書いた人は、もうわかりません',
    failed: '共有を止められませんでした',
  },
} as const;

type DecisionAct = keyof typeof decisionActs;

interface DecisionSubject {
  readonly kata: ModeratedKata;
  readonly act: DecisionAct;
}

interface DecisionFormProps extends DecisionSubject {
  /** Called when it is decided, or the kata is gone. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the reason of a decision; the author reads it. Input is kept until the server has accepted it. */
function DecisionForm({ kata, act, onDone, onCancel }: DecisionFormProps) {
  const { id } = kata;
  const decision = decisionActs[act];
  const member = useMember();
  const toast = useToast();
  const { run } = useAdminAction();

  async function store(reason: ReportReason, note: string | null) {
    const isDone = await decide(member, decision.call, { id, reason, note });
    toast(isDone ? { text: decision.done, tone: 'success' } : { text: decision.gone, tone: 'info' });
    onDone();
    return undefined;
  }

  const form = useForm<ReasonTexts>({
    initial: { reason: '', note: '' },
    draft: `${act}-kata.${id}`,
    check: (values) => reasonProblems(values, 'ひとこと'),
    async onSubmit({ reason, note }) {
      // The check refuses a decision without a reason.
      if (reason === '') return undefined;
      return run(decision.failed, () => store(reason, readReportNote(note)));
    },
  });

  return (
    <AdminForm title={decision.heading} form={form} submitLabel={decision.confirmLabel} onCancel={onCancel}>
      <KataTexts texts={kata.deleted ? (kata.reports[0]?.texts ?? kata) : kata} describedBy={ADMIN_FORM} />
      <Small>{decision.effect}</Small>
      <SelectField {...form.field('reason')} label="理由（書いた人に表示）" options={reasonOptions} required />
      <TextArea
        {...form.field('note')}
        label="書いた人へのひとこと（任意）"
        hint={decision.noteHint}
        limit={limits.report_note_max}
        rows={2}
        dir="auto"
      />
    </AdminForm>
  );
}
