/** Some browsers have no WebRTC, or let their user switch it off. */
export const hasWebRtc = (): boolean => typeof RTCPeerConnection !== 'undefined';
