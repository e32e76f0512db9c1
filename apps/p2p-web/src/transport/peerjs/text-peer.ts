/**
 * PeerJS with its mouth shut. The one who calls chooses how messages are read, and PeerJS's own ways of reading can be made to hang
 * with five bytes; so every way, whatever its name, is this one, which reads nothing. `rtc.ts` takes the channel from here.
 */
import { BufferedConnection, Peer, type SerializerMapping } from 'peerjs';

export class TextConnection extends BufferedConnection {
  // PeerJS wants a name, and the called side does not look at it.
  readonly serialization = 'raw';

  override _initializeDataChannel(channel: RTCDataChannel): void {
    // Called from within the constructor above, before this class has fields of its own.
    if (this.dataChannel) this.close();
    else super._initializeDataChannel(channel);
  }

  protected override _handleDataMessage(): void {}

  protected override _send(): void {}

  /**
   * PeerJS lets go of an open connection: it no longer closes it, not with the Peer and not because a server says so. It goes on
   * sending candidates for it.
   */
  release(): { pc: RTCPeerConnection; channel: RTCDataChannel } {
    const { peerConnection: pc, dataChannel: channel } = this;
    this.provider._removeConnection(this);
    this.removeAllListeners();
    pc.oniceconnectionstatechange = null;
    channel.onclose = null;
    channel.onmessage = null;
    return { pc, channel };
  }
}

export class TextPeer extends Peer {
  protected override readonly _serializers: SerializerMapping = new Proxy({}, { get: () => TextConnection });
}
