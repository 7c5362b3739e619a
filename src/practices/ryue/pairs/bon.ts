import after from '../pictures/ryue-bon-after.svg?raw';
import before from '../pictures/ryue-bon-before.svg?raw';

export const bon = { before, after } as const;
