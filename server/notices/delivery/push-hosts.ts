/** Push services that the server calls. Browsers name them: without this list it could be made to call any address. */
const knownHosts: readonly string[] = ['fcm.googleapis.com', 'web.push.apple.com']
const knownDomains: readonly string[] = [
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]

/** For stand-ins in tests. */
const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const isKnown = (hostname: string): boolean =>
  knownHosts.includes(hostname) || knownDomains.some((domain) => hostname.endsWith(domain))

/** The host of a push address; undefined if it is not one that we call. `more`: those of the configuration. */
export const pushHostOf = (address: string, more: readonly string[] = []): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return undefined
  if (more.includes(host) && loopback.includes(hostname) && /^https?:$/.test(protocol)) return host
  if (protocol !== 'https:' || port !== '') return undefined
  return isKnown(hostname) || more.includes(host) ? host : undefined
}
