import { type FocusEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { m } from '#texts'
import styles from './Toast.module.css'
import { Toast } from './Toast.tsx'
import { ToastContext, type ToastMessage } from './toast-context.ts'

type Entry = ToastMessage & { id: number }

const mostAtOnce = 4

/** Once, around the app. Everything but errors is announced by one polite region, which is always in the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<Entry[]>([])
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const nextId = useRef(0)
  const viewport = useRef<HTMLElement>(null)
  const focusOrigin = useRef<EventTarget | null>(null)

  const remove = (id: number) => setEntries((old) => old.filter((entry) => entry.id !== id))

  const toasts = useMemo(
    () => ({
      show: (message: ToastMessage) => {
        const id = nextId.current++
        setEntries((old) => [...old, { ...message, id }].slice(-mostAtOnce))
        return () => setEntries((old) => old.filter((entry) => entry.id !== id))
      },
    }),
    [],
  )

  // A toast that goes takes the focus with it, and no blur tells of it.
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

  const draw = (entry: Entry) => (
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
        <div className={styles.list} aria-live="assertive">
          {entries.filter((entry) => entry.tone === 'error').map(draw)}
        </div>
        <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
          {entries.filter((entry) => entry.tone !== 'error').map(draw)}
        </div>
      </section>
    </ToastContext>
  )
}
