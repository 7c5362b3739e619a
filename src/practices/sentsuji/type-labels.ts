/** Name of each type, and the question that a phrase of that type answers. */
export const typeLabels = {
  rentai: { asks: 'なに', name: '連体' },
  renyou: { asks: 'どう', name: '連用' },
} as const;
