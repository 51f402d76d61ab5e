import { Check } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './DebriefPart.module.css'

interface Props {
  title: string
  id?: string | undefined
  /** What came of it, once there is nothing left to do: then it is one line. */
  done?: ReactNode
  /** In that line, before the text. */
  faces?: ReactNode
  /** Absent where the line says it all. */
  children?: ReactNode
  /** What the reader can do is to look at it. */
  isOnlyShown?: boolean | undefined
}

/** A part of the debrief. What was done before is one line, which opens again. */
export function DebriefPart({ title, id, done, faces, children, isOnlyShown }: Props) {
  const part = useRef<HTMLElement>(null)
  const titleId = useId()
  const isDone = done !== undefined && done !== null
  // What is done while the reader looks stays open: it would be gone under their finger.
  const [isOpen, setOpen] = useState(!isDone)
  if (!isDone && !isOpen) setOpen(true)
  return (
    <FocusHome value={part}>
      <section ref={part} id={id} className={styles.part} aria-labelledby={titleId} tabIndex={-1}>
        <div className={styles.line}>
          {isDone ? (
            <span className={styles.tick}>
              <Check size={14} aria-hidden />
              <span className="sr-only">{m.debrief_done()}</span>
            </span>
          ) : null}
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          {isDone ? (
            <>
              {faces}
              <span className={styles.done}>{done}</span>
              {children ? (
                <Button
                  size="sm"
                  variant="ghost"
                  className={styles.change}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  {isOnlyShown ? m.debrief_show() : m.debrief_change()}
                </Button>
              ) : null}
            </>
          ) : null}
        </div>
        {children && isOpen ? <div className={styles.content}>{children}</div> : null}
      </section>
    </FocusHome>
  )
}
