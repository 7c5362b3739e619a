import { canRecord } from '../../lib/sound/voice-recorder.ts';
import { SafetyNote } from '../../shared/safety-note.tsx';
import { ScreenOffNote } from '../../shared/screen-off-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { Clock } from '../../ui/graphics/clock.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { TAKE_IS_PRIVATE } from '../host/use-take.ts';
import type { TalkTheme } from './content.ts';
import { stationAt, TOUR_SECONDS } from './rules.ts';
import * as icons from './theme-icons.ts';
import styles from './theme-views.module.css';

interface ThemeIntroProps {
  readonly theme: TalkTheme;
  readonly isRecorded: boolean;
  readonly onRecord: (isRecorded: boolean) => void;
}

export function ThemeIntro({ theme, isRecorded, onRecord }: ThemeIntroProps) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the file has nothing but the icons of themes
  const Icon = icons[theme.icon];
  return (
    <Stack fill gap="l">
      <Stack gap="s" align="center">
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <Heading variant="phase" ruby={theme.title} readings={theme.readings} />
        <Text ruby={theme.description} readings={theme.readings} />
      </Stack>
      <Stack gap="xs">
        <Caption>歩く順の手がかり</Caption>
        <NumberedLines lines={theme.examples} readings={theme.readings} />
      </Stack>
      <Stack gap="xs">
        <Small>{`隣に誰かがいるつもりで、5分間、${theme.silent ? '声には出さず、胸のうちで案内します。' : '声に出して案内します。'}途中でことばに詰まったら、一歩だけ前へ。`}</Small>
        <ScreenOffNote />
        <SafetyNote />
      </Stack>
      {theme.silent || !canRecord() ? null : (
        <Switch
          label="録って、終わりに聞く"
          hint={TAKE_IS_PRIVATE}
          state={isRecorded ? '録る' : '録らない'}
          checked={isRecorded}
          onChange={onRecord}
        />
      )}
    </Stack>
  );
}

interface WalkViewProps {
  readonly theme: TalkTheme;
  readonly remaining: number;
  readonly lights: readonly number[];
  readonly onLight: (station: number) => void;
}

/** The running walk: the remaining time, and the four stations with the current one emphasized. */
export function WalkView({ theme, remaining, lights, onLight }: WalkViewProps) {
  const count = theme.examples.length;
  const station = Math.min(count - 1, stationAt(remaining, count));
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading variant="phase" ruby={theme.title} readings={theme.readings} />
      <Enso fraction={1 - remaining / TOUR_SECONDS} size={208}>
        <Clock seconds={remaining} />
      </Enso>
      <Button
        label={lights.includes(station) ? '灯がともりました' : 'ここを案内できたら、灯をともす'}
        variant="outline"
        softDisabled={lights.includes(station)}
        onClick={ignoreDoubleClick(() => onLight(station))}
      />
      <NumberedLines lines={theme.examples} readings={theme.readings} current={station} lit={lights} />
    </Stack>
  );
}
