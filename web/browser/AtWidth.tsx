import { type ReactNode, useSyncExternalStore } from 'react'

/** As wide as the styles that show a panel beside the page's content. */
const query = '(min-width: 1024px)'

const isWide = () => window.matchMedia(query).matches
const isWideOnServer = () => true

const subscribe = (listener: () => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/**
 * What the styles show elsewhere on a narrow window has its place in the markup there too: keyboard and screen reader
 * follow the markup. The server renders it as for a wide one.
 */
export function AtWidth({ wide, children }: { wide: boolean; children: ReactNode }) {
  return useSyncExternalStore(subscribe, isWide, isWideOnServer) === wide ? children : null
}
