import after from '../pictures/ryue-wool-after.svg?raw';
import before from '../pictures/ryue-wool-before.svg?raw';

export const wool = { before, after } as const;
