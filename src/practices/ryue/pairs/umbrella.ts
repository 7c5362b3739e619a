import after from '../pictures/ryue-umbrella-after.svg?raw';
import before from '../pictures/ryue-umbrella-before.svg?raw';

export const umbrella = { before, after } as const;
