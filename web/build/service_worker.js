// The worker that lets the page open without a network. It keeps the page itself, never what the server says:
// calls under /api and sockets do not pass through it.
//
// The page (index.html) is asked for from the server first, so nobody is shown an old one while there is a network.
// Files under assets/ have a digest in their names and never change: the kept copy serves.
// FIRST and ALL are filled in by the build (see build/worker.ts).

const FIRST = [];
const ALL = [];
const KEPT = "nocturne-page";
const SHELL = new URL("./", self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([SHELL, ...FIRST.map((name) => new URL(name, SHELL).href)]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

/** Files of an earlier build are not needed any more. */
async function dropOld() {
  const wanted = new Set([SHELL, ...ALL.map((name) => new URL(name, SHELL).href)]);
  const cache = await caches.open(KEPT);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

// A page says what it fetched before this worker was there.
self.addEventListener("message", (event) => {
  const wanted = new Set(ALL.map((name) => new URL(name, SHELL).href));
  const keep = (event.data?.keep ?? []).filter((address) => wanted.has(address));
  event.waitUntil(Promise.all(keep.map(keptFirst)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  url.hash = "";
  url.search = "";
  if (request.mode === "navigate" && url.href === SHELL) event.respondWith(fromServerFirst(request));
  else if (ALL.some((name) => new URL(name, SHELL).href === url.href)) event.respondWith(keptFirst(url.href));
});

/** The page as the server has it now; the kept one when the server cannot be reached. */
async function fromServerFirst(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(KEPT)).put(SHELL, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

async function keptFirst(address) {
  const kept = await caches.match(address);
  if (kept) return kept;
  const response = await fetch(address);
  if (response.ok) await (await caches.open(KEPT)).put(address, response.clone());
  return response;
}

// It is somebody's turn, and the server says so: see docs/server.md.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    return; // not a message of ours
  }
  const { title = "Nocturne", body = "", link = SHELL } = told;
  const icon = new URL("icon-192.png", SHELL).href;
  // The same tag: a later notice takes the place of an earlier one.
  event.waitUntil(self.registration.showNotification(title, { body, icon, badge: icon, tag: "turn", data: { link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data?.link ?? SHELL));
});

/** Show an address of ours: in a window that is open, if there is one. */
async function openAt(link) {
  const wanted = new URL(link, SHELL);
  const address = wanted.origin === self.location.origin ? wanted.href : SHELL;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => one.url === address) ?? windows[0];
  if (!open) return self.clients.openWindow(address);
  await open.focus();
  return open.url === address ? open : open.navigate(address);
}

// A browser may change where it takes notices.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(moved(event));
});

async function moved(event) {
  const options = event.oldSubscription?.options;
  const given = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!given) return;
  const { endpoint, keys } = given.toJSON();
  const form = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
  const headers = { "Content-Type": "application/json", "X-Nocturne": "1" };
  await fetch(new URL("api/account/push", SHELL), { method: "POST", headers, body: JSON.stringify(form) });
}
