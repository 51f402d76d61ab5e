import { type FocusEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { m } from '#texts'
import styles from './Toast.module.css'
import { Toast } from './Toast.tsx'
import { ToastContext, type ToastMessage } from './toast-context.ts'

type Entry = ToastMessage & { id: number }

const maxToasts = 4

/** Used once, around the app. The live region is always rendered, so that every toast is announced. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const shown = useRef<readonly Entry[]>([])
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const nextId = useRef(0)
  const viewport = useRef<HTMLElement>(null)
  const focusOrigin = useRef<EventTarget | null>(null)

  const { remove, toasts } = useMemo(() => {
    const change = (next: readonly Entry[]) => {
      const gone = shown.current.filter((entry) => !next.includes(entry))
      shown.current = next
      setEntries(next)
      for (const { onClose } of gone) onClose?.()
    }
    const remove = (id: number) => change(shown.current.filter((entry) => entry.id !== id))
    const show = (message: ToastMessage) => {
      const id = nextId.current++
      change([...shown.current, { ...message, id }].slice(-maxToasts))
      return () => remove(id)
    }
    return { remove, toasts: { show } }
  }, [])

  // A focused toast that is removed takes the focus with it, without a blur event.
  const close = (id: number) => {
    if (viewport.current?.contains(document.activeElement)) {
      setFocused(false)
      if (focusOrigin.current instanceof HTMLElement) focusOrigin.current.focus()
    }
    remove(id)
  }

  const handleFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) focusOrigin.current = event.relatedTarget
    setFocused(true)
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }
  const handleEnter = (event: PointerEvent) => setHovered(event.pointerType === 'mouse')

  const renderToast = (entry: Entry) => (
    <Toast key={entry.id} {...entry} paused={hovered || focused} onClose={() => close(entry.id)} />
  )
  return (
    <ToastContext value={toasts}>
      {children}
      <section
        ref={viewport}
        className={styles.viewport}
        aria-label={m.ui_notifications()}
        onPointerEnter={handleEnter}
        onPointerLeave={() => setHovered(false)}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        {/* Each is an alert. A live region around it would have it read twice. */}
        <div className={styles.list}>
          {entries.filter((entry) => entry.tone === 'error').map(renderToast)}
        </div>
        <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
          {entries.filter((entry) => entry.tone !== 'error').map(renderToast)}
        </div>
      </section>
    </ToastContext>
  )
}
