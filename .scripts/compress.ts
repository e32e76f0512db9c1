import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressibleName = /\.(?:css|html|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Files below this size stay uncompressed: they fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_400;
/** The highest quality, 11, would take ten times as long to save a few percent. */
const BROTLI_QUALITY = 9;

/** Writes a brotli and a gzip copy of every text file, for servers that send precompressed files. */
export function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!compressibleName.test(name) || statSync(file).size < MIN_COMPRESSED_BYTES) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
