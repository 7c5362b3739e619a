import { Text } from '../layout/text.tsx';

/** The line on safety, shown where a practice begins that is done with closed eyes, outside, or with one's own memories. */
export function SafetyNote() {
  return (
    <Text variant="small" tone="muted">
      運転中は行わず、歩くときや乗り物の中では目をあけたままで。つらくなったら、そこで終えてかまいません。治療ではなく、毎日の稽古です。
    </Text>
  );
}
