import after from '../pictures/ryue-morning-glory-after.svg?raw';
import before from '../pictures/ryue-morning-glory-before.svg?raw';

export const morningGlory = { before, after } as const;
