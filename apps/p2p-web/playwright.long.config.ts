/** The browser tests tagged `@long`: `pnpm test:long`. */
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

export default defineConfig({ ...config, grep: /@long/, grepInvert: [] });
