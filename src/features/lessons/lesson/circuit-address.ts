import { addresses } from '../addresses.ts';

/** URL of a circuit's player. */
export function circuitAddress(circuit: string): string {
  return `${addresses.circuits}?circuit=${circuit}`;
}
