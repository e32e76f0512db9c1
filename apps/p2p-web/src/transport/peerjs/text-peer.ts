/**
 * PeerJS with its mouth shut. The one who calls chooses how messages are read, and PeerJS's own ways of reading can be made to hang
 * with five bytes; so every way, whatever its name, is this one, which reads nothing. `rtc.ts` takes the channel from here.
 */
import { BufferedConnection, Peer, type SerializerMapping } from 'peerjs';
import { isLetter } from './letter.ts';

export class TextConnection extends BufferedConnection {
  // PeerJS wants a name, and the called side does not look at it.
  readonly serialization = 'raw';
  declare released?: boolean;

  override _initializeDataChannel(channel: RTCDataChannel): void {
    // Called from within the constructor above, before this class has fields of its own.
    if (this.dataChannel) this.close();
    else super._initializeDataChannel(channel);
  }

  override close(): void {
    if (!this.released) super.close();
  }

  /**
   * PeerJS lets go of an open connection: it no longer closes it, not with the Peer and not because a server says so. It goes on
   * carrying candidates for it, until it is forgotten: a better way between the two may be found late.
   */
  release(): { pc: RTCPeerConnection; channel: RTCDataChannel } {
    const { peerConnection: pc, dataChannel: channel } = this;
    this.released = true;
    this.removeAllListeners();
    pc.oniceconnectionstatechange = null;
    channel.onclose = null;
    channel.onmessage = null;
    return { pc, channel };
  }

  forget(): void {
    this.provider._removeConnection(this);
  }

  protected override _handleDataMessage(): void {}

  protected override _send(): void {}
}

/** What PeerJS does not show in its types. */
interface Inside {
  _handleMessage(message: unknown): void;
  /** Letters for connections that are not there yet. */
  _lostMessages: Map<string, unknown>;
}

const mostLost = 64;

export class TextPeer extends Peer {
  protected override readonly _serializers: SerializerMapping = new Proxy({}, { get: () => TextConnection });

  /** PeerJS calls this for everything that the broker brings. */
  _handleMessage(message: unknown): void {
    if (!isLetter(message)) return;
    const inside = this as unknown as Inside;
    (Peer.prototype as unknown as Inside)._handleMessage.call(this, message);
    if (inside._lostMessages.size > mostLost) inside._lostMessages.clear();
  }
}
