export { Stack } from './primitives.tsx';
