/** The speeds offered, as factors of the voice's own pace. */
export const oumugaeshiSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
