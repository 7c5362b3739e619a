import { useCallback, useState } from 'react';
import { useMember } from '../../data/member/member-context.tsx';
import { loadReminder, setReminder } from '../../data/notifications/subscription-server.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { useAction } from '../../data/server/use-action.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { isIosApp } from '../../lib/browser/standalone.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';

const DEFAULT_TIME = '07:00';

/** iOS plays its sound for every notification. */
const reminderHint = () =>
  isIosApp() ? 'まだアプリをひらいていない日だけ、一度。' : 'まだアプリをひらいていない日だけ、静かに一度。';

/** The daily reminder at a Tokyo time; stored on the server. */
export function ReminderCard({ isReceiving }: { readonly isReceiving: boolean }) {
  const { reminder, online, saving, retry } = useReminder();
  if (reminder.state !== 'ready') {
    return (
      <Card label="稽古の声かけ">
        {!online ? (
          <Switch
            label="稽古の声かけ"
            checked={false}
            state="未確認"
            hint="いまの設定を確かめるには、通信が必要です。"
            disabled
            onChange={() => {}}
          />
        ) : reminder.state === 'loading' ? (
          <Spinner>読み込み中...</Spinner>
        ) : (
          <Banner
            tone="error"
            title="いまの設定を確かめられませんでした"
            action={<Button label="もう一度確かめる" size="small" variant="outline" onClick={retry} />}
          >
            {errorMessage(reminder.cause)}
          </Banner>
        )}
      </Card>
    );
  }
  return (
    <Card label="稽古の声かけ" gap="s">
      <ReminderForm
        key={reminder.value}
        at={reminder.value}
        isBusy={saving.isBusy}
        isOffline={!online}
        save={(at) => void saving.run(at)}
      />
      {saving.state.phase === 'failed' ? (
        <Banner tone="error" title="変えられませんでした">
          {errorMessage(saving.state.error)}
        </Banner>
      ) : null}
      {reminder.value !== null && !isReceiving ? (
        <Small>この端末で受け取るには、プッシュ通知も有効にしてください。</Small>
      ) : null}
    </Card>
  );
}

interface ReminderFormProps {
  /** The stored time; null when the reminder is off. */
  readonly at: string | null;
  readonly isBusy: boolean;
  readonly isOffline: boolean;
  readonly save: (at: string | null) => void;
}

function ReminderForm({ at, isBusy, isOffline, save }: ReminderFormProps) {
  const [time, setTime] = useState(at ?? DEFAULT_TIME);
  return (
    <AutosavedContext value={true}>
      <Stack>
        <Switch
          label="稽古の声かけ"
          checked={at !== null}
          state={isBusy ? '処理中...' : at === null ? 'なし' : `毎日 ${at}`}
          hint={isOffline ? '変えるには通信が必要です。' : reminderHint()}
          busy={isBusy}
          disabled={isOffline}
          onChange={(isOn) => save(isOn ? time || DEFAULT_TIME : null)}
        />
        <TextField
          label="時刻（日本時間）"
          type="time"
          value={time}
          onChange={setTime}
          disabled={isOffline}
          error={time === '' ? '時刻を選んでください' : undefined}
        />
        {at !== null && time !== '' && time !== at ? (
          <Button
            label={`毎日 ${time} に変える`}
            variant="outline"
            full
            busy={isBusy}
            disabled={isOffline}
            onClick={() => save(time)}
          />
        ) : null}
      </Stack>
    </AutosavedContext>
  );
}

function useReminder() {
  const member = useMember();
  const online = useOnline();
  const load = useCallback(() => loadReminder(member), [member]);
  const { loaded, retry, replace } = useLoaded(online ? load : null);
  const saving = useAction(async (at: string | null) => {
    await setReminder(member, at);
    replace(at);
  });

  return { reminder: loaded, online, saving, retry };
}
