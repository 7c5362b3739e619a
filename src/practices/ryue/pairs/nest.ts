import after from '../pictures/ryue-nest-after.svg?raw';
import before from '../pictures/ryue-nest-before.svg?raw';

export const nest = { before, after } as const;
