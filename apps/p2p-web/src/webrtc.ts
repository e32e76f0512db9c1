/** Whether the browser has WebRTC. Some have none, or let their user switch it off. */
export const hasWebRtc = (): boolean => typeof RTCPeerConnection !== 'undefined';
