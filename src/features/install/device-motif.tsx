import type { ReactNode } from 'react';
import type { DeviceKind } from '../../lib/browser/device.ts';
import { Motif } from '../../ui/graphics/motif.tsx';

const phone = (
  <>
    <path d="M17 4h14a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM21 39.5h6" />
    <path d="M18 11h4v4h-4zM26 11h4v4h-4zM18 19h4v4h-4z" opacity=".4" />
    <circle data-seal cx="28" cy="21" r="3" />
  </>
);

const tablet = (
  <>
    <path d="M10 5h28a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM21 39h6" />
    <path d="M13 11h5v5h-5zM21.5 11h5v5h-5zM30 11h5v5h-5zM13 20h5v5h-5z" opacity=".4" />
    <circle data-seal cx="24" cy="22.5" r="3" />
  </>
);

const computer = (
  <>
    <path d="M9 9h30v23H9zM4 38.5h40M9 32l-5 6.5M39 32l5 6.5" />
    <path d="M14 14h5v5h-5zM23 14h5v5h-5zM14 23h5v5h-5z" opacity=".4" />
    <circle data-seal cx="25.5" cy="25.5" r="3" />
  </>
);

const drawings: Readonly<Record<DeviceKind, ReactNode>> = {
  iphone: phone,
  android: phone,
  ipad: tablet,
  'mac-safari': computer,
  edge: computer,
  desktop: computer,
};

/** A phone with the app's seal on its home screen. */
export function DeviceMotif({ kind }: { readonly kind: DeviceKind }) {
  return <Motif size={64}>{drawings[kind]}</Motif>;
}
