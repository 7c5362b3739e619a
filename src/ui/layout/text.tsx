export { Text, type Tone } from './primitives.tsx';
