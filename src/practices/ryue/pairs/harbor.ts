import after from '../pictures/harbor-after.svg?raw';
import before from '../pictures/harbor-before.svg?raw';

export const harbor = { before, after } as const;
