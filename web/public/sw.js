// SPDX-License-Identifier: Apache-2.0
// Shows a page of our own while the faire cannot be reached, and nothing else: every file and every request comes from the server, so
// that no old client is ever played with. A change of the offline page needs a new name here.
const kept = 'offline-1';
const files = ['/offline.html', '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    caches.open(kept).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  );
});
self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forgetOthers());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate' && !path.startsWith('/api/'))
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (files.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});
// A notice that it is one's turn leads to the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  const lead = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const open = pages.find((page) => new URL(page.url).pathname === path);
    await (open ? open.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(lead());
});
