import { Small } from '../ui/layout/text.tsx';

/** The line on safety, shown where a practice begins that is done with closed eyes, outside, or with one's own memories. */
export function SafetyNote() {
  return (
    <Small>
      運転中は行わず、歩くときや乗り物では目をあけて。つらくなったら、終えてかまいません。治療ではなく、稽古です。
    </Small>
  );
}
