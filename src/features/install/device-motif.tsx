import type { DeviceKind } from '../../lib/browser/device.ts';
import { Motif } from '../../ui/graphics/motif.tsx';
import computer from './pictures/computer.svg?raw';
import phone from './pictures/phone.svg?raw';
import tablet from './pictures/tablet.svg?raw';

const drawings: Readonly<Record<DeviceKind, string>> = {
  iphone: phone,
  android: phone,
  ipad: tablet,
  'mac-safari': computer,
  edge: computer,
  desktop: computer,
};

/** A phone with the app's seal on its home screen. */
export function DeviceMotif({ kind }: { readonly kind: DeviceKind }) {
  return <Motif svg={drawings[kind]} size={64} />;
}
