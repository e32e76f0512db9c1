/** Random bytes from the system's generator. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
