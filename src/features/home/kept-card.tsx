import { useEffect, useEffectEvent, useState } from 'react';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { rememberQuestion } from '../../data/member/member-settings.ts';
import { type KeptQuestion, storeKeptAnswer } from '../../data/training/kept-answer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { useCloseQuestion } from './use-close-question.ts';

/** One item of an earlier day again: one tap, no red. The answer is stored when the card goes, by a button or with the screen. */
export function KeptCard({ question }: { readonly question: KeptQuestion }) {
  const { subject, ask, choices, right, answer } = question;
  const member = useMember();
  const closeQuestion = useCloseQuestion();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<string | null>(null);
  const isMissed = right !== null && chosen !== right;

  const store = useEffectEvent(() => {
    if (chosen === null) return;
    const result = right === null ? 'seen' : judgementOf(!isMissed);
    // A member who leaves without closing it was asked today, too.
    storeKeptAnswer(member, question, result)
      .then(() => rememberQuestion(member))
      .catch(() => undefined);
  });
  useEffect(() => () => store(), []);

  const choose = (choice: string) => {
    setChosen(choice);
    announce(choice === right ? RIGHT : answer);
  };
  return (
    <TitledCard as="article" title="この前の一問" gap="s">
      <Stack gap="3xs">
        <Small>{subject}</Small>
        <Text>{ask}</Text>
      </Stack>
      {chosen === null ? (
        <Stack gap="xs">
          {(choices.length === 0 ? [LOOK] : choices).map((choice) => (
            <Button key={choice} label={choice} variant="outline" full onClick={() => choose(choice)} />
          ))}
        </Stack>
      ) : (
        <Text>{right === null || isMissed ? answer : RIGHT}</Text>
      )}
      <Row justify="end">
        <Button
          label={chosen === null ? '今日はいい' : '閉じる'}
          size="small"
          variant="quiet"
          onClick={() => closeQuestion()}
        />
      </Row>
    </TitledCard>
  );
}

const LOOK = 'ひらく';
const RIGHT = '覚えていました。';
