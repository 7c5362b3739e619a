/** A time of more than 60 days without contact to the server, and its end. */
export interface Absence {
  readonly leftAt: number;
  readonly returnedAt: number;
}

/** When each device was in contact with the server, by the id of its installation. */
export interface Absences {
  recordContact(device: string, nowMs: number): void;
  /** The device's latest absence; null if it has never been away for that long. */
  latest(device: string): Absence | null;
}

/** After this the server treats a device as absent. */
const ABSENCE_DAYS = 60;
const DAY = 86_400_000;

export function openAbsences(): Absences {
  const lastContacts = new Map<string, number>();
  const absences = new Map<string, Absence>();
  return {
    recordContact(device, nowMs) {
      const leftAt = lastContacts.get(device) ?? nowMs;
      if (nowMs - leftAt > ABSENCE_DAYS * DAY) absences.set(device, { leftAt, returnedAt: nowMs });
      lastContacts.set(device, nowMs);
    },
    latest: (device) => absences.get(device) ?? null,
  };
}
