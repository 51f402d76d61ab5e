import { createContext, type ReactNode } from 'react'

interface Host {
  readonly show: (dialog: ReactNode) => void
  readonly close: () => void
}

/** Shows one dialog above the page. */
export const DialogHostContext = createContext<Host | null>(null)
