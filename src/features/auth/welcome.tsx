import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Card, Heading, Stack, Text } from '../../ui/layout/primitives.tsx';
import notebook from './notebook.svg?raw';
import { StartLocally } from './start-locally.tsx';

/** What stands above the login on a device that has never been used: what the app is, and the two ways to begin. */
export function Welcome({ state }: { readonly state: unknown }) {
  return (
    <Card labelledBy="welcome-title" gap="s">
      <Stack gap="xs" align="center">
        <Motif svg={notebook} size={72} />
        <Heading id="welcome-title" variant="brush">
          はじめまして
        </Heading>
        <Text>稽古は、一日10分、考える力と気づく力を鍛える帳面です。</Text>
      </Stack>
      <StartLocally isMain />
      <RegisterLink state={state} />
    </Card>
  );
}

export function RegisterLink({ state }: { readonly state: unknown }) {
  return <ButtonLink label="新規登録" variant="outline" full to={paths.register} state={state} />;
}
