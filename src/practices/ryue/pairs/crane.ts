import after from '../pictures/crane-after.svg?raw';
import before from '../pictures/crane-before.svg?raw';

export const crane = { before, after } as const;
