import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useProfile } from '../../../data/account/profile.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { Card, Heading, Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

/** Account deletion; requires a connection. */
export function DeletionCard() {
  const online = useOnline();
  const email = useProfile()?.email ?? '';
  const [isOpen, setOpen] = useState(false);
  return (
    <Card labelledBy="deletion-title">
      <Stack>
        <Heading id="deletion-title">アカウントの削除</Heading>
        <Small>
          プロフィール、連続記録、稽古の履歴、稽古帳、登録した型のすべてが、サーバーとこの端末から消えます。元には戻せません。ほかの会員が写した型は残ります。
        </Small>
        {online ? null : (
          <Text variant="small" tone="warning">
            オフラインでは削除できません。インターネットにつながってからお試しください。
          </Text>
        )}
        <Link to={paths.deletionPolicy} className={buttonClass({ variant: 'ghost', full: true })}>
          消えるものと残るもの
        </Link>
        <Button variant="danger" full disabled={!online || email === ''} onClick={() => setOpen(true)}>
          アカウントを削除する
        </Button>
      </Stack>
      <DeletionDialog open={isOpen} email={email} onClose={() => setOpen(false)} />
    </Card>
  );
}
