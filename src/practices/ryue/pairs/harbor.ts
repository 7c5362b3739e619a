import after from '../pictures/ryue-harbor-after.svg?raw';
import before from '../pictures/ryue-harbor-before.svg?raw';

export const harbor = { before, after } as const;
