// SPDX-License-Identifier: Apache-2.0
// Camera and microphone, from browser to browser: who performs offers them, and each who wants to see asks for them. Nothing goes through the
// server but what the two need to find each other; it all ends with the act.
import type { SignalPush } from '../../../lib/wire';
import type { StageLine } from '../../../lib/stage_line';

/** Where browsers find a way to each other. */
export async function iceServers(): Promise<RTCIceServer[]> {
  try {
    const reply = await fetch('/api/ice');
    return reply.ok ? (((await reply.json()) as { servers?: RTCIceServer[] }).servers ?? []) : [];
  } catch {
    return [];
  }
}
type Data = Record<string, unknown>;
type Makes = (servers: RTCIceServer[]) => RTCPeerConnection;
const make: Makes = (iceServers) => new RTCPeerConnection({ iceServers });

/** One connection to another browser, and what the two tell each other. Candidates that come before the description wait. */
class Peer {
  readonly #early: RTCIceCandidateInit[] = [];

  constructor(
    readonly link: RTCPeerConnection,
    private readonly send: (data: Data) => void,
  ) {
    link.onicecandidate = ({ candidate }) => candidate && send({ candidate: candidate.toJSON() });
  }
  async offer(): Promise<void> {
    await this.link.setLocalDescription(await this.link.createOffer());
    this.send({ sdp: this.link.localDescription?.toJSON() });
  }
  async hear({ sdp, candidate }: Data): Promise<void> {
    if (candidate) {
      if (this.link.remoteDescription) await this.link.addIceCandidate(candidate as RTCIceCandidateInit);
      else this.#early.push(candidate as RTCIceCandidateInit);
      return;
    }
    if (!sdp) return;
    await this.link.setRemoteDescription(sdp as RTCSessionDescriptionInit);
    for (const one of this.#early.splice(0)) await this.link.addIceCandidate(one);
    if ((sdp as RTCSessionDescriptionInit).type !== 'offer') return;
    await this.link.setLocalDescription(await this.link.createAnswer());
    this.send({ sdp: this.link.localDescription?.toJSON() });
  }
  close(): void {
    this.link.onicecandidate = null;
    this.link.close();
  }
}

/** What the performer lets be seen. */
export class Sending {
  stream = $state.raw<MediaStream | null>(null);
  /** How many are looking. */
  watchers = $state(0);
  fault = $state('');
  readonly #peers = new Map<string, Peer>();
  #deaf: (() => void) | null = null;
  #servers: RTCIceServer[] = [];

  constructor(
    private readonly line: StageLine,
    private readonly makes: Makes = make,
  ) {}

  /** Asks for the devices; only after a press of a sign. */
  async start(wants: MediaStreamConstraints): Promise<void> {
    this.fault = '';
    try {
      this.stream = await navigator.mediaDevices.getUserMedia(wants);
      this.#servers = await iceServers();
      this.#deaf = this.line.onSignal((push) => void this.#hear(push));
      await this.line.tell({ do: 'camera', sees: true });
    } catch (reason) {
      this.fault = reason instanceof Error ? reason.message : String(reason);
      this.stop();
    }
  }
  async #hear({ from, data }: SignalPush): Promise<void> {
    const { stream } = this;
    if (!stream) return;
    if (data.want) {
      this.#peers.get(from)?.close();
      const peer = new Peer(this.makes(this.#servers), (answer) => void this.line.tell({ do: 'signal', to: from, data: answer }).catch(() => undefined)); // prettier-ignore
      for (const track of stream.getTracks()) peer.link.addTrack(track, stream);
      this.#peers.set(from, peer);
      this.watchers = this.#peers.size;
      await peer.offer();
    } else if (data.gone) {
      this.#peers.get(from)?.close();
      this.#peers.delete(from);
      this.watchers = this.#peers.size;
    } else await this.#peers.get(from)?.hear(data);
  }
  stop(): void {
    this.#deaf?.();
    this.#deaf = null;
    for (const peer of this.#peers.values()) peer.close();
    this.#peers.clear();
    this.watchers = 0;
    if (!this.stream) return;
    for (const track of this.stream.getTracks()) track.stop();
    this.stream = null;
    this.line.tell({ do: 'camera', sees: false }).catch(() => undefined);
  }
}

/** What somebody wants to see. */
export class Seeing {
  stream = $state.raw<MediaStream | null>(null);
  isAsking = $state(false);
  #peer: Peer | null = null;
  #deaf: (() => void) | null = null;
  #whom = '';

  constructor(
    private readonly line: StageLine,
    private readonly makes: Makes = make,
  ) {}

  async see(whom: string): Promise<void> {
    this.stop();
    this.#whom = whom;
    this.isAsking = true;
    const servers = await iceServers();
    // Somebody may have looked away meanwhile.
    if (this.#whom !== whom) return;
    const peer = new Peer(this.makes(servers), (data) => void this.line.tell({ do: 'signal', to: whom, data }).catch(() => undefined)); // prettier-ignore
    this.#peer = peer;
    peer.link.ontrack = ({ streams: [stream] }) => {
      this.stream = stream ?? null;
      this.isAsking = false;
    };
    this.#deaf = this.line.onSignal(({ from, data }) => from === whom && void peer.hear(data));
    await this.line.tell({ do: 'signal', to: whom, data: { want: true } }).catch(() => this.stop());
  }
  stop(): void {
    if (this.#peer) this.line.tell({ do: 'signal', to: this.#whom, data: { gone: true } }).catch(() => undefined);
    this.#deaf?.();
    this.#deaf = null;
    this.#peer?.close();
    this.#peer = null;
    this.stream = null;
    this.isAsking = false;
    this.#whom = '';
  }
}

interface Policy {
  allowsFeature(feature: string): boolean;
}
/** Whether this page may ask for a camera: one that was opened elsewhere and came here without loading may not. */
export function isAllowed(page: Document = document): boolean {
  const policy = (page as { featurePolicy?: Policy }).featurePolicy;
  return !policy || policy.allowsFeature('camera');
}
const kept = 'fairground.camera';
/** Loads the page anew, once for a table: true if it was done already, and did not help. */
export function reloadOnce(table: string, reload: () => void = () => location.reload()): boolean {
  if (sessionStorage.getItem(kept) === table) return true;
  sessionStorage.setItem(kept, table);
  reload();
  return false;
}
/** Whether the page was loaded anew for the camera's sake. */
export const cameBack = (table: string): boolean => sessionStorage.getItem(kept) === table;
