import { useCallback, useEffect, useState } from 'react';
import { useMember } from '../../data/member/member-context.tsx';
import { loadReminder, setReminder } from '../../data/notifications/subscription-server.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { isIosApp } from '../../lib/browser/standalone.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Card, Small, Stack } from '../../ui/layout/primitives.tsx';

const DEFAULT_TIME = '07:00';

/** iOS plays its sound for every notification. */
const reminderHint = () =>
  isIosApp() ? 'まだアプリをひらいていない日だけ、一度。' : 'まだアプリをひらいていない日だけ、静かに一度。';

/** The daily reminder at a Tokyo time; stored on the server. */
export function ReminderCard({ isReceiving }: { readonly isReceiving: boolean }) {
  const { reminder, online, isSaving, saveError, load, save } = useReminder();
  if (reminder.status !== 'ready') {
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
        ) : reminder.status === 'loading' ? (
          <Spinner>読み込み中...</Spinner>
        ) : (
          <Banner
            tone="error"
            title="いまの設定を確かめられませんでした"
            action={<Button label="もう一度確かめる" size="small" variant="outline" onClick={() => void load()} />}
          >
            <p>{errorMessage(reminder.cause)}</p>
          </Banner>
        )}
      </Card>
    );
  }
  return (
    <Card label="稽古の声かけ" gap="s">
      <ReminderForm
        key={reminder.at}
        at={reminder.at}
        isBusy={isSaving}
        isOffline={!online}
        save={(at) => void save(at)}
      />
      {saveError === null ? null : (
        <Banner tone="error" title="変えられませんでした">
          <p>{errorMessage(saveError)}</p>
        </Banner>
      )}
      {reminder.at !== null && !isReceiving ? (
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

type Reminder =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'ready'; readonly at: string | null };

function useReminder() {
  const member = useMember();
  const online = useOnline();
  const [reminder, setLoaded] = useState<Reminder>({ status: 'loading' });
  const [isSaving, setSaving] = useState(false);
  const [saveError, setSaveError] = useState<unknown>(null);

  const load = useCallback(async () => {
    setLoaded({ status: 'loading' });
    try {
      setLoaded({ status: 'ready', at: await loadReminder(member) });
    } catch (cause) {
      setLoaded({ status: 'failed', cause });
    }
  }, [member]);

  useEffect(() => {
    if (online) void load();
  }, [online, load]);

  async function save(at: string | null) {
    setSaving(true);
    setSaveError(null);
    try {
      await setReminder(member, at);
      setLoaded({ status: 'ready', at });
    } catch (error) {
      setSaveError(error);
    }
    setSaving(false);
  }

  return { reminder, online, isSaving, saveError, load, save };
}
