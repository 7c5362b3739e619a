import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Heading, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import type { TellingEvent } from './content.ts';

/** The event to read. */
export function EventView({ event }: { readonly event: TellingEvent }) {
  return (
    <Stack fill gap="l">
      <Stack gap="s">
        <Heading variant="brush">出来事</Heading>
        <Text variant="passage" ruby={event.event} readings={event.readings} />
      </Stack>
      <Small>ゆっくり2度読み、流れの変わった瞬間をひとつ選びます。</Small>
    </Stack>
  );
}

/** The event again, on request. */
export function EventAgain({ event }: { readonly event: TellingEvent }) {
  return (
    <Disclosure summary="出来事を読み返す">
      <Text variant="passage" ruby={event.event} readings={event.readings} />
    </Disclosure>
  );
}
