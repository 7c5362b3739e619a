import { addresses } from './addresses.ts';

/** Where the guided round of a circuit opens. */
export function circuitAddress(circuit: string): string {
  return `${addresses.circuits}?circuit=${circuit}`;
}
