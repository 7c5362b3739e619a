export { Text } from './primitives.tsx';
