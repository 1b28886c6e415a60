// SPDX-License-Identifier: Apache-2.0
// Word from the browser that it is one's turn, while its page is hidden. Only who has asked for it by a button is asked by the
// browser; nothing is sent by any server.
import { store, stored } from './browser_storage';

const key = 'notices';

class Notices {
  readonly canBe = typeof Notification !== 'undefined' && isSecureContext;
  isOn = $state(this.canBe && stored(key) === 'on' && Notification.permission === 'granted');
  /** The browser was told to show none. */
  isRefused = $state(this.canBe && Notification.permission === 'denied');

  async switch(): Promise<void> {
    if (this.isOn) return this.#set(false);
    const answer = Notification.permission === 'granted' ? 'granted' : await Notification.requestPermission();
    this.isRefused = answer === 'denied';
    this.#set(answer === 'granted');
  }
  #set(on: boolean): void {
    this.isOn = on;
    store(key, on ? 'on' : 'off');
  }
  /** Tells it once for a table: a newer notice takes the place of an older one. */
  async turn(table: string, game: string): Promise<void> {
    if (!this.isOn || !document.hidden) return;
    const title = 'It is your turn';
    const options = { body: game, tag: `turn-${table}`, icon: '/icons/192.png', data: { path: `/t/${table}` } };
    try {
      const notice = new Notification(title, options);
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Browsers on phones let only a service worker show one.
      const worker = await navigator.serviceWorker?.getRegistration();
      await worker?.showNotification(title, options);
    }
  }
}
export const notices = new Notices();
