/**
 * PeerJS without its serializers. The caller chooses the serializer, and five bytes can make BinaryPack block the host. So every
 * serializer name maps to a connection that reads nothing; `rtc-connection.ts` takes over the open channel.
 */
import { BufferedConnection, Peer, type SerializerMapping } from 'peerjs';
import { isSignallingMessage } from './signalling-message.ts';

export class TextConnection extends BufferedConnection {
  // PeerJS requires a serialization for each connection; our listener ignores it.
  readonly serialization = 'raw';
  // This field has no initializer, which would run only after PeerJS's constructor: that already calls methods of this class.
  declare detached?: boolean;

  override _initializeDataChannel(channel: RTCDataChannel): void {
    // Only a hostile peer opens a second channel.
    if (this.dataChannel) this.close();
    else super._initializeDataChannel(channel);
  }

  override close(): void {
    if (!this.detached) super.close();
  }

  /**
   * From now on, PeerJS does not close the connection, neither with the Peer nor on a message from the broker. It still
   * forwards ICE candidates until `forget`: a better path may be found late.
   */
  detach(): { pc: RTCPeerConnection; channel: RTCDataChannel } {
    const { peerConnection: pc, dataChannel: channel } = this;
    this.detached = true;
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

/** Internals of PeerJS that its types do not declare. */
interface PeerInternals {
  _handleMessage(message: unknown): void;
  /** Messages for connections that do not exist yet. */
  _lostMessages: Map<string, unknown>;
}

const MAX_LOST_MESSAGES = 64;

export class TextPeer extends Peer {
  protected override readonly _serializers: SerializerMapping = new Proxy({}, { get: () => TextConnection });

  /** PeerJS calls this for every message from the broker. */
  _handleMessage(message: unknown): void {
    if (!isSignallingMessage(message)) return;
    // The types of PeerJS declare these members private or not at all.
    const internals = this as unknown as PeerInternals;
    try {
      (Peer.prototype as unknown as PeerInternals)._handleMessage.call(this, message);
    } catch {
      // The browser refuses more peer connections, as in a flood of calls. This caller tries again.
    }
    if (internals._lostMessages.size > MAX_LOST_MESSAGES) internals._lostMessages.clear();
  }
}
