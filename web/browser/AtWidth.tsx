import { type ReactNode, useSyncExternalStore } from 'react'
import { isWide, onWideChange } from './when-wide.ts'

const isWideOnServer = () => true

/**
 * What the styles show elsewhere on a narrow window has its place in the markup there too: keyboard and screen reader
 * follow the markup. The server renders it as for a wide one.
 */
export function AtWidth({ wide, children }: { wide: boolean; children: ReactNode }) {
  return useSyncExternalStore(onWideChange, isWide, isWideOnServer) === wide ? children : null
}
