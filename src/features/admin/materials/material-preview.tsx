import type { MaterialPack } from '../../../../sync/rules/material-packs.ts';
import { type OwnReadings, Ruby, TextReadings } from '../../../ui/graphics/ruby.tsx';
import { Caption, Card, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { textsOf } from './cells.ts';
import type { Column } from './columns.ts';

interface MaterialPreviewProps {
  readonly pack: MaterialPack;
  /** An item that has passed, so that its readings fit. */
  readonly item: { readonly readings?: unknown };
}

/** The texts of an item as members read them. */
export function MaterialPreview({ pack, item }: MaterialPreviewProps) {
  return (
    <Card as="article" variant="sunken" label="会員に見える形" gap="s">
      <Caption>会員に見える形</Caption>
      <TextReadings ownOnly>
        {textsOf(pack, item)
          // Readings stand above their words.
          .filter(({ column }) => column.kind !== 'readings')
          .map(({ column, text }) => (
            <PreviewText key={column.key} column={column} text={text} readings={readingsIn(item.readings)} />
          ))}
      </TextReadings>
    </Card>
  );
}

interface PreviewTextProps {
  readonly column: Column;
  readonly text: string;
  readonly readings: OwnReadings;
}

function PreviewText({ column, text, readings }: PreviewTextProps) {
  const lines = column.kind === 'lines' ? text.replaceAll('｜', '').split('\n') : [text];
  return (
    <Stack gap="3xs">
      <Caption>{column.label}</Caption>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
        <Text key={index} variant={column.kind === 'area' || column.kind === 'lines' ? 'reading' : 'body'}>
          <Ruby readings={readings}>{line}</Ruby>
        </Text>
      ))}
    </Stack>
  );
}

function readingsIn(value: unknown): OwnReadings {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair) => (Array.isArray(pair) ? [[String(pair[0]), String(pair[1])] as const] : []));
}
