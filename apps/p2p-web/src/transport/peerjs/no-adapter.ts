/**
 * Replaces `webrtc-adapter` in the build (build/peerjs.ts). PeerJS reads only these fields, to report what it supports; data
 * channels of the browsers that this app supports need no shims.
 */
export default { browserDetails: { browser: '', version: 0 } };
