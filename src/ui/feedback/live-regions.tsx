import { useCallback, useEffect, useState } from 'react';
import styles from '../layout/visually-hidden.module.css';

export type Urgency = 'polite' | 'assertive';

export type Announce = (text: string, urgency?: Urgency) => void;

interface Message {
  readonly key: number;
  readonly text: string;
  readonly urgency: Urgency;
}

/** Long enough to be spoken, short enough that a screen reader does not find stale text later. */
const KEEP_MS = 8000;

/** A polite and an assertive live region. Each message is a new node, so that a repeated text is announced again. */
export function LiveRegions({ register }: { readonly register: (announce: Announce) => () => void }) {
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

  const linesOf = (urgency: Urgency) =>
    messages
      .filter((message) => message.urgency === urgency)
      .map((message) => <Line key={message.key} message={message} onExpire={drop} />);
  return (
    <div className={styles.hidden}>
      <div aria-live="polite" data-announcer="polite">
        {linesOf('polite')}
      </div>
      <div aria-live="assertive" data-announcer="assertive">
        {linesOf('assertive')}
      </div>
    </div>
  );
}

function Line({ message, onExpire }: { readonly message: Message; readonly onExpire: (message: Message) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onExpire(message), KEEP_MS);
    return () => clearTimeout(timer);
  }, [message, onExpire]);
  return <p>{message.text}</p>;
}
