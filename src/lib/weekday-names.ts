/** From Sunday, 0, to Saturday, 6. */
export const weekdayNames = ['日', '月', '火', '水', '木', '金', '土'] as const;
