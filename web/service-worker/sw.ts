/**
 * Shows the offline page when a page cannot be loaded, and does nothing else: pages always come from the server, so no
 * release outlives the next one. See docs/decisions/0025-a-service-worker-of-our-own.md.
 */
export {}

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build: the address of the offline page, and the files that it needs, with their hashed names. */
declare const OFFLINE_PAGE: string
declare const OFFLINE_FILES: readonly string[]
/** Another name whenever one of them changes. */
declare const OFFLINE_CACHE: string

const install = async (): Promise<void> => {
  const cache = await caches.open(OFFLINE_CACHE)
  // The files never change under their names, so copies that the browser has will do. The page has to be the newest.
  await cache.addAll([new Request(OFFLINE_PAGE, { cache: 'reload' }), ...OFFLINE_FILES])
  await self.skipWaiting()
}

const activate = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== OFFLINE_CACHE).map((name) => caches.delete(name)))
  // The browser asks for the page while this worker is still starting.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const fromCache = async (path: string): Promise<Response | undefined> =>
  (await caches.open(OFFLINE_CACHE)).match(path)

/** Whatever the server answers is shown, errors included. Only if it does not answer, the offline page is. */
const loadPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const page = await fromCache(OFFLINE_PAGE)
    if (page) return page
    throw error
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(loadPage(event))
  else if (OFFLINE_FILES.includes(pathname)) {
    event.respondWith(fromCache(pathname).then((file) => file ?? fetch(request)))
  }
})
