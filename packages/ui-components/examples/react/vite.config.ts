import { defineConfig } from 'vite';

// JSX needs no plugin: tsconfig.json says how it is compiled.
export default defineConfig({ root: import.meta.dirname, base: './' });
