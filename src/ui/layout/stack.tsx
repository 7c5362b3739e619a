export { type Space, Stack } from './primitives.tsx';
