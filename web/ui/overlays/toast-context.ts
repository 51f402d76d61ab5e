import { createContext, use } from 'react'

export type ToastMessage = {
  title: string
  text?: string | undefined
  /** Errors stay until they are closed, and are announced immediately. */
  tone?: 'ok' | 'error' | 'info' | 'live' | undefined
  action?: { label: string; onClick: () => void } | undefined
  /** However it disappears: by itself, closed, pushed out by others, or after its action. */
  onClose?: (() => void) | undefined
}

type Toasts = {
  /** Shows a toast and returns a function that removes it. */
  show: (message: ToastMessage) => () => void
}

export const ToastContext = createContext<Toasts | null>(null)

export function useToast() {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}
