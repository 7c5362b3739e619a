import { useEffect, useState } from 'react';
import styles from './visually-hidden.module.css';

export type Urgency = 'polite' | 'assertive';

export type Announce = (text: string, urgency?: Urgency) => void;

type Message = { readonly key: number; readonly text: string; readonly urgency: Urgency };

/** Long enough to be read out, short enough not to be met later as a stray line. */
const KEEP_MS = 8000;

/** One polite and one assertive region. Each message is a new node, so the same words are spoken twice. */
export function LiveRegions({ register }: { register: (announce: Announce) => () => void }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);

  useEffect(() => {
    let count = 0;
    return register((text, urgency = 'polite') => {
      count += 1;
      const key = count;
      setMessages((shown) => [...shown, { key, text, urgency }]);
    });
  }, [register]);

  const oldest = messages[0]?.key;
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => setMessages((shown) => shown.filter((message) => message.key !== oldest)), KEEP_MS);
    return () => clearTimeout(timer);
  }, [oldest]);

  const said = (urgency: Urgency) =>
    messages.filter((message) => message.urgency === urgency).map((message) => <p key={message.key}>{message.text}</p>);
  return (
    <div className={styles.hidden}>
      <div aria-live="polite" data-announcer="polite">
        {said('polite')}
      </div>
      <div aria-live="assertive" data-announcer="assertive">
        {said('assertive')}
      </div>
    </div>
  );
}
