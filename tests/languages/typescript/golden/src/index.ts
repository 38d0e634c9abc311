export { default } from './cart';
