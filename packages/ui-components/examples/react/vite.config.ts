import { defineConfig } from 'vite';

// JSX needs no plugin: tsconfig.json configures it.
export default defineConfig({ base: './' });
