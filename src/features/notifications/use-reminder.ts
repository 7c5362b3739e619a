import { useCallback, useEffect, useState } from 'react';
import { useMember } from '../../data/member/member-context.tsx';
import { loadReminder, setReminder } from '../../data/notifications/reminder.ts';
import { useOnline } from '../../lib/use-online.ts';

export type Reminder =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'ready'; readonly at: string | null };

/** Loads the reminder when online, and changes it. */
export function useReminder() {
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
