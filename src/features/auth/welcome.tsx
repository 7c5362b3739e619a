import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from '../../data/account/return-path.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../session/services.tsx';
import { useDataAside } from '../../shared/data-aside.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AboutLinks, legalLinks } from './auth-page.tsx';
import notebook from './notebook.svg?raw';

/** What stands above the login on a device that has never been used: what the app is, and the two ways to begin. */
export function Welcome({ state }: { readonly state: unknown }) {
  return (
    <Card labelledBy="welcome-title" gap="s">
      <Stack gap="xs" align="center">
        <Motif svg={notebook} size={72} />
        <Heading id="welcome-title" variant="brush">
          はじめまして
        </Heading>
        <Text>一日10分、考えること、気づくことを稽古する帳面です。</Text>
      </Stack>
      <StartAsGuest isMain />
      <RegisterLink state={state} />
      <AboutLinks links={legalLinks} />
    </Card>
  );
}

export function RegisterLink({ state }: { readonly state: unknown }) {
  return <ButtonLink label="新規登録" variant="outline" full to={paths.register} state={state} />;
}

/** Begins without an account: one tap. Where the operator takes no guests, only for records that are already on the device. */
export function StartAsGuest({ isMain = false }: { readonly isMain?: boolean }) {
  return import.meta.env.VITE_GUESTS === 'off' ? <OpenGuestData /> : <StartButton isMain={isMain} />;
}

function OpenGuestData() {
  return useDataAside().guests.length > 0 ? <StartButton isMain={false} /> : null;
}

function StartButton({ isMain }: { readonly isMain: boolean }) {
  const { startAsGuest } = useServices();
  const { state } = useLocation();
  const navigate = useNavigate();
  async function start() {
    await startAsGuest();
    navigate(returnPath(state), { replace: true });
  }
  return (
    <Stack gap="2xs">
      <Button label="登録せずに始める" variant={isMain ? 'primary' : 'outline'} full onClick={start} />
      <Small>記録はこの端末に残ります。あとから登録しても、そのまま引き継げます。</Small>
    </Stack>
  );
}
