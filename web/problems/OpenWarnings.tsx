import type { RefObject } from 'react'
import { m } from '#texts'
import { isOpen, useOwnWarnings } from '#web/session/own-warnings.ts'
import styles from './OpenWarnings.module.css'
import { WarningNote } from './WarningNote.tsx'

/** The warnings that have to be read before anything is posted. `place` gets the focus, also when they are all read. */
export function OpenWarnings({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const { data = [] } = useOwnWarnings()
  const open = data.filter(isOpen)
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {open.length > 0 ? (
        <section className={styles.warnings} aria-label={m.sanctions_warnings_title()}>
          {open.map((warning) => (
            <WarningNote
              key={warning.id}
              warning={warning}
              onRead={() => place.current?.focus({ preventScroll: true })}
            />
          ))}
        </section>
      ) : null}
    </div>
  )
}
