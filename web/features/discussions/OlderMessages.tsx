import type { RefObject } from 'react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './ChatLog.module.css'

interface Props {
  log: RefObject<HTMLElement | null>
  pending: boolean
  onLoad: () => void
}

/** Gone once the first message is there; the log gets the focus then. */
export function OlderMessages({ log, pending, onLoad }: Props) {
  const part = useFocusHandover<HTMLDivElement>(log)
  return (
    <div ref={part} className={styles.older}>
      <Button size="sm" pending={pending} onClick={onLoad}>
        {m.chat_older()}
      </Button>
    </div>
  )
}
