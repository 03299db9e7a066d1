export { default } from '../with-currency.tsx';
