export { Heading } from './primitives.tsx';
