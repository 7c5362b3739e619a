import { useState } from 'react';
import { storedKataTexts } from '../../../sync/model/kata/texts.ts';
import { kataTextsDraft } from '../../data/kata/kata-drafts.ts';
import { type KataTexts, type OwnKata, registerKata } from '../../data/kata/katas.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { type Form, useForm } from '../../ui/forms/use-form.ts';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useFocusWhen } from '../../ui/layout/use-focus-when.ts';
import { KataFields, kataProblems } from './kata-fields.tsx';
import { KataMeaning } from './kata-meaning.tsx';
import { MESSAGE_MS } from './kata-texts.ts';
import { KataCard } from './list/kata-card.tsx';

const EMPTY: KataTexts = { zou: '', ishiki: '', name: '', category: '' };

const VISIBILITY = '登録した型は、すべての会員が見られます。誰が登録したかは表示されません。';

const GUEST_VISIBILITY = '型は、この端末だけに残ります。会員登録をすると、みんなの型に載せるかどうかを選べます。';

/** Form for a new kata. The draft is kept on this device until it is registered. */
export function RegisterTab({ katas }: { readonly katas: readonly OwnKata[] }) {
  const member = useMember();
  const toast = useToast();
  const [draft] = useState(() => kataTextsDraft(localStorage, member.dataId));
  const [initial] = useState(() => draft.read() ?? EMPTY);
  const [id, setId] = useState(member.newId);
  const [first, setFirst] = useState<KataTexts | null>(null);

  const form: Form<KataTexts> = useForm<KataTexts>({
    initial,
    check: kataProblems,
    onChange: (texts) => draft.write(Object.values(texts).every((text) => text === '') ? null : texts),
    async onSubmit(texts) {
      try {
        await registerKata(member, id, texts);
        form.change(EMPTY);
        setId(member.newId);
        if (katas.length === 0) setFirst(texts);
        toast({ text: '型を登録しました', tone: 'success', ms: MESSAGE_MS });
        form.props.ref.current?.querySelector('textarea')?.focus();
      } catch (cause) {
        toast({ text: `型の登録に失敗しました: ${errorMessage(cause)}`, tone: 'error', ms: MESSAGE_MS });
      }
    },
  });

  if (first !== null) return <FirstKata kata={first} onMore={() => setFirst(null)} />;
  return (
    <>
      <Disclosure summary="象（ぞう）と意識（いしき）とは">
        <KataMeaning>
          <ButtonLink
            label="はじめの型を見る"
            variant="outline"
            size="small"
            to={`${paths.kataTab('list')}&view=starters`}
          />
        </KataMeaning>
      </Disclosure>
      <Card label="型の登録">
        <AutosavedContext value={true}>
          <form {...form.props}>
            <Stack gap="m">
              <Text variant="small">{member.isGuest ? GUEST_VISIBILITY : VISIBILITY}</Text>
              <KataFields form={form} katas={katas} />
              <Button label="型を登録する" type="submit" full busy={form.isSubmitting} />
            </Stack>
          </form>
        </AutosavedContext>
      </Card>
    </>
  );
}

function FirstKata({ kata, onMore }: { readonly kata: KataTexts; readonly onMore: () => void }) {
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  return (
    <>
      <Heading ref={heading} focusable>
        はじめての型ができました
      </Heading>
      <KataCard kata={storedKataTexts(kata)} />
      <Text>象を見て意識を思い出すテストで、また会えます。</Text>
      <Row gap="s" equal>
        <Button label="もうひとつ登録する" variant="outline" onClick={onMore} />
        <ButtonLink label="テストを見る" full to={paths.kataTab('test')} />
      </Row>
    </>
  );
}
