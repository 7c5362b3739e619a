/** Selectable speeds, as multiples of the voice's normal rate. */
export const oumugaeshiSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
