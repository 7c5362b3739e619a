import { useEffect } from 'react';
import { prepareBell, ringBell } from '../../lib/sound/bell.ts';
import { currentSettings, type DeviceSettings } from './settings.ts';

const loudness = { low: 0.08, middle: 0.2, high: 0.45 } as const satisfies Record<DeviceSettings['bellVolume'], number>;

/** Rings once for each new `stroke` that is not null, such as the number of a step that is over. */
export function useBell(isRunning: boolean, stroke: string | number | null): void {
  // The tap that starts a timer also allows its tone.
  useEffect(() => {
    if (isRunning && currentSettings().bell === 'on') prepareBell();
  }, [isRunning]);

  useEffect(() => {
    if (stroke !== null && currentSettings().bell === 'on') ringBellOnce();
  }, [stroke]);
}

/** Rings with the volume of this device, whether or not the bell is on. */
export function ringBellOnce(): void {
  const { bellVolume, bellInSilence } = currentSettings();
  ringBell({ loudness: loudness[bellVolume], isLoudInSilence: bellInSilence === 'on' });
}
