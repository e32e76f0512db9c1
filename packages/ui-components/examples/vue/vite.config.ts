import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  // Vue would take unknown tags for components.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('cb-') } } })],
});
