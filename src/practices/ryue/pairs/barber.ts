import after from '../pictures/ryue-barber-after.svg?raw';
import before from '../pictures/ryue-barber-before.svg?raw';

export const barber = { before, after } as const;
