import after from '../pictures/ryue-bridge-after.svg?raw';
import before from '../pictures/ryue-bridge-before.svg?raw';

export const bridge = { before, after } as const;
