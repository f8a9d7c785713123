// Keeps the app for when there is no network. The build writes the version and the list of files.

const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `otho-${VERSION}`;

/** Large, and not needed to begin: without them two people can play, and they are kept once they have arrived. */
const LATER = /\.bin$|engine[^/]*\.wasm$/;

/** Their names change with their content, so that any copy of them is good. */
const IS_HASHED = /^assets\//;

addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

addEventListener('activate', (event) => {
  event.waitUntil(removeOthers());
});

// A newer version waits until the page asks for it: nothing is swapped in the middle of a game.
addEventListener('message', (event) => {
  if (event.data === 'take over') {
    skipWaiting();
  }
});

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOurs = url.origin === location.origin && !url.pathname.includes('/api/');
  if (event.request.method === 'GET' && isOurs) {
    event.respondWith(answer(event.request));
  }
});

/** Fails, and is tried again at the next visit, if what the app begins with does not arrive. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  // A copy of index.html that a proxy or the browser holds would name files of another version.
  const request = (file) => new Request(file, { cache: IS_HASHED.test(file) ? 'default' : 'no-cache' });
  await cache.addAll(FILES.filter((file) => !LATER.test(file)).map(request));
  await Promise.allSettled(FILES.filter((file) => LATER.test(file)).map((file) => cache.add(request(file))));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(nameOf(request), { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetchAndKeep(request, cache);
}

/** The app is kept under the name of its folder. */
function nameOf(request) {
  const isApp = new URL('./index.html', location.href).pathname === new URL(request.url).pathname;
  return isApp ? './' : request;
}

async function fetchAndKeep(request, cache) {
  const response = await fetch(request);
  const isFile = FILES.some((file) => new URL(file, location.href).href === request.url);
  if (isFile && response.status === 200) {
    await cache.put(request, response.clone()).catch(() => {
      // A full disk is no reason not to hand it on.
    });
  }
  return response;
}

async function removeOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('otho-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}
