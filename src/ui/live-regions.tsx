import { useCallback, useEffect, useState } from 'react';
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

  const drop = useCallback((gone: Message) => setMessages((shown) => shown.filter((message) => message !== gone)), []);

  const said = (urgency: Urgency) =>
    messages
      .filter((message) => message.urgency === urgency)
      .map((message) => <Line key={message.key} message={message} onOld={drop} />);
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

function Line({ message, onOld }: { message: Message; onOld: (message: Message) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onOld(message), KEEP_MS);
    return () => clearTimeout(timer);
  }, [message, onOld]);
  return <p>{message.text}</p>;
}
