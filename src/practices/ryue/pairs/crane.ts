import after from '../pictures/ryue-crane-after.svg?raw';
import before from '../pictures/ryue-crane-before.svg?raw';

export const crane = { before, after } as const;
