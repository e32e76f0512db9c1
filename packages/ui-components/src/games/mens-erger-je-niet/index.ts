export { CbMensErgerJeNiet } from './mens-erger-je-niet.ts';
