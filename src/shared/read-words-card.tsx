import { useReadWords } from '../data/training/read-words.ts';
import { formatNumber } from '../lib/date-format.ts';
import { Disclosure } from '../ui/controls/disclosure.tsx';
import { TitledCard } from '../ui/layout/boxes.tsx';
import { Text } from '../ui/layout/text.tsx';

/** The words of 辞書 that the member has read, and those that were learnt; nothing before the first. */
export function ReadWordsCard() {
  const { read, learnt } = useReadWords();
  if (read === 0) return null;
  return (
    <TitledCard title="辞書のことば" gap="xs">
      <Text numeric>{`読めた語　${formatNumber(read)}`}</Text>
      {learnt.length === 0 ? null : (
        <Disclosure summary={`はじめは読めず、あとで読めた語　${formatNumber(learnt.length)}`}>
          <Text>{learnt.map(({ word }) => word).join('、')}</Text>
        </Disclosure>
      )}
    </TitledCard>
  );
}
