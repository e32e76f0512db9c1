/** Replaces `peerjs-js-binarypack` in the build (build/peerjs.ts): no connection of this app uses it. */
const refuse = (): never => {
  throw new Error('BinaryPack is not part of this app');
};

export { refuse as pack, refuse as unpack };
