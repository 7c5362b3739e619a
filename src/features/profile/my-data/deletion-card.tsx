import { useState } from 'react';
import { useProfile } from '../../../data/account/profile.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card, Heading, Small, Stack } from '../../../ui/layout/primitives.tsx';
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
          <Small tone="warning">オフラインでは削除できません。インターネットにつながってからお試しください。</Small>
        )}
        <ButtonLink label="消えるものと残るもの" variant="ghost" full to={paths.deletionPolicy} />
        <Button
          label="アカウントを削除する"
          variant="danger"
          full
          disabled={!online || email === ''}
          onClick={() => setOpen(true)}
        />
      </Stack>
      <DeletionDialog open={isOpen} email={email} onClose={() => setOpen(false)} />
    </Card>
  );
}
