import { hourAt } from '../../../sync/model/day/day.ts';
import { Small, Text } from '../../ui/layout/text.tsx';

interface GreetingProps {
  /** '' until it is known. */
  readonly username: string;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** Greeting by the hour in Tokyo. */
export function Greeting({ username, nowMs }: GreetingProps) {
  const greeting = greetingAt(hourAt(nowMs));
  return (
    <Small>
      <span>{username === '' ? greeting : `${greeting}、`}</span>
      {username === '' ? null : <Text as="strong">{username}</Text>}
      <span>{username === '' ? null : 'さん'}</span>
    </Small>
  );
}

function greetingAt(hour: number): string {
  if (hour < 4 || hour >= 18) return 'こんばんは';
  return hour < 11 ? 'おはようございます' : 'こんにちは';
}
