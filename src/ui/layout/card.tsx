export { Card } from './primitives.tsx';
