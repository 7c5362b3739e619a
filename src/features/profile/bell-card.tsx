import type { DeviceSettings } from '../../data/device/settings.ts';
import { ringBellOnce } from '../../data/device/use-bell.ts';
import { hasSilentSwitch } from '../../lib/sound/bell.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TitledCard } from '../../ui/layout/primitives.tsx';

const volumeOptions = [
  { value: 'low', label: '小さい' },
  { value: 'middle', label: 'ふつう' },
  { value: 'high', label: '大きい' },
] as const;

interface BellCardProps {
  readonly settings: DeviceSettings;
  readonly onChange: (part: Partial<DeviceSettings>) => void;
}

/** The bell: on or off, its volume with a sample, and whether it follows the silent switch where it can do otherwise. */
export function BellCard({ settings: { bell, bellVolume, bellInSilence }, onChange }: BellCardProps) {
  return (
    <TitledCard id="bell" title="鐘" gap="m">
      <Switch
        label="鐘を鳴らす"
        hint="時間の終わりと、次の手順に移るときに、短く鳴ります。端末によっては振動も添えます。"
        state={bell === 'on' ? 'オン' : 'オフ'}
        checked={bell === 'on'}
        onChange={(isOn) => onChange({ bell: isOn ? 'on' : 'off' })}
      />
      {bell === 'on' ? (
        <>
          <SelectField
            label="鐘の大きさ"
            options={volumeOptions}
            value={bellVolume}
            onChange={(volume) => onChange({ bellVolume: volume })}
          />
          <Button variant="outline" full onClick={ringBellOnce}>
            鐘を聞いてみる
          </Button>
          {hasSilentSwitch() ? (
            <Switch
              label="消音でも鳴らす"
              hint="端末を消音にしていても、鐘だけは鳴らします。"
              state={bellInSilence === 'on' ? 'オン' : 'オフ'}
              checked={bellInSilence === 'on'}
              onChange={(isOn) => onChange({ bellInSilence: isOn ? 'on' : 'off' })}
            />
          ) : null}
        </>
      ) : null}
    </TitledCard>
  );
}
