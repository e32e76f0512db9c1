/** Compares two screenshots in the browser. */
import type { Page } from 'playwright';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A pixel differs if red, green or blue differ by more than this, on a scale of 0 to 255. */
const CHANNEL_TOLERANCE = 64;

const addressOf = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

/** The share of differing pixels in each box; 1 if the pictures differ in size. */
export function differences(
  page: Page,
  screenshot: Buffer,
  storedPicture: Buffer,
  boxes: readonly Box[],
): Promise<number[]> {
  return page.evaluate(
    async ({ sources, boxes, tolerance }) => {
      const [newContext, oldContext] = await Promise.all(
        sources.map(async (source) => {
          const picture = await createImageBitmap(await (await fetch(source)).blob());
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          context.drawImage(picture, 0, 0);
          return context;
        }),
      );
      if (
        newContext!.canvas.width !== oldContext!.canvas.width ||
        newContext!.canvas.height !== oldContext!.canvas.height
      )
        return boxes.map(() => 1);
      return boxes.map(({ x, y, width, height }) => {
        const pixels = newContext!.getImageData(x, y, width, height).data;
        const other = oldContext!.getImageData(x, y, width, height).data;
        let differentPixels = 0;
        for (let offset = 0; offset < pixels.length; offset += 4) {
          const differs = [0, 1, 2].some(
            (channel) => Math.abs(pixels[offset + channel]! - other[offset + channel]!) > tolerance,
          );
          if (differs) differentPixels += 1;
        }
        return differentPixels / (width * height);
      });
    },
    { sources: [screenshot, storedPicture].map(addressOf), boxes, tolerance: CHANNEL_TOLERANCE },
  );
}

/** Scales a picture to half its size, to hide differences in anti-aliasing. */
export async function halveSize(page: Page, picture: Buffer): Promise<Buffer> {
  const halvedPicture = await page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(source)).blob());
    const canvas = new OffscreenCanvas(bitmap.width / 2, bitmap.height / 2);
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, addressOf(picture));
  return Buffer.from(halvedPicture, 'base64');
}
