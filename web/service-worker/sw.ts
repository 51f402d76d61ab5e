/**
 * Shows the offline page when a page cannot be loaded, and the notices that the server pushes. Pages always come from the
 * server, so no release outlives the next one. See docs/decisions/0025-a-service-worker-of-our-own.md.
 */
import { handleNotifications } from './notifications.ts'
import offlinePage from './offline.html?raw'

declare const self: ServiceWorkerGlobalScope

/** The page is part of this script, so nothing has to be stored for it. */
const showOfflinePage = (): Response => {
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(offlinePage.replaceAll('{nonce}', nonce), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.join(';') },
  })
}

/**
 * Whatever the server answers is shown, errors included. Only if it does not answer, the offline page is; not for what lies
 * below /api/, which may be a file to be saved.
 */
const loadPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return new URL(request.url).pathname.startsWith('/api/') ? Response.error() : showOfflinePage()
  }
}

const activate = async (): Promise<void> => {
  // The browser asks for the page while this worker is still starting.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

handleNotifications()
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  // Below /api/ too: the browser has preloaded it. Left to the browser it would be requested a second time, and who
  // comes back from Discord can be let in only once.
  if (method === 'GET' && mode === 'navigate') event.respondWith(loadPage(event))
})
