import after from '../pictures/morning-glory-after.svg?raw';
import before from '../pictures/morning-glory-before.svg?raw';

export const morningGlory = { before, after } as const;
