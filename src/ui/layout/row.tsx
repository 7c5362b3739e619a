export { Row } from './primitives.tsx';
