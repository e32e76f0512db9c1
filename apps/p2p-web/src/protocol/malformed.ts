/** The other end has sent something malformed, so its connection ends. Other errors are faults of this program. */
export class Malformed extends Error {}
