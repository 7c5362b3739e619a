import after from '../pictures/ryue-lake-after.svg?raw';
import before from '../pictures/ryue-lake-before.svg?raw';

export const lake = { before, after } as const;
