import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';
import { type OwnReadings, Ruby, TextReadings } from '../../../ui/graphics/ruby.tsx';
import { Caption, Card, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { textsOf } from './cells.ts';

interface MaterialPreviewProps {
  readonly pack: MaterialPack;
  /** An item that has passed, so that its readings fit. */
  readonly item: { readonly readings?: unknown };
}

/** The texts of an item as members read them. */
export function MaterialPreview({ pack, item }: MaterialPreviewProps) {
  const readings = readingsIn(item.readings);
  return (
    <Card as="article" variant="sunken" label="会員に見える形" gap="s">
      <Caption>会員に見える形</Caption>
      <TextReadings ownOnly>
        {textsOf(pack, item)
          // Readings stand above their words.
          .filter(({ column }) => column.kind !== 'readings')
          .map(({ column: { key, label, kind }, text }) => (
            <Stack key={key} gap="3xs">
              <Caption>{label}</Caption>
              {(kind === 'lines' ? text.replaceAll('｜', '').split('\n') : [text]).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
                <Text key={index} variant={kind === 'area' || kind === 'lines' ? 'reading' : 'body'}>
                  <Ruby readings={readings}>{line}</Ruby>
                </Text>
              ))}
            </Stack>
          ))}
      </TextReadings>
    </Card>
  );
}

function readingsIn(value: unknown): OwnReadings {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair) => (Array.isArray(pair) ? [[String(pair[0]), String(pair[1])] as const] : []));
}
