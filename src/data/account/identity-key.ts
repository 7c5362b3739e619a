/** Key in localStorage of the member whose data opens on this device; apart, as a start reads it before all else. */
export const IDENTITY_KEY = 'keiko.member';
