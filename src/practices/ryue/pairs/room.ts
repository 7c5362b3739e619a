import after from '../pictures/ryue-room-after.svg?raw';
import before from '../pictures/ryue-room-before.svg?raw';

export const room = { before, after } as const;
