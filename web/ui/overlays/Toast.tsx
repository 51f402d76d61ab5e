import { CircleAlert, CircleCheck, Info, Radar, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#texts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Toast.module.css'
import type { ToastMessage } from './toast-context.ts'
import { toastAttribute } from './toast-outside.ts'

/** In milliseconds. What has more to read, or something to press, stays longer. */
const shownFor = { title: 5000, more: 10_000 }

const tones = {
  ok: { Icon: CircleCheck, look: styles.ok },
  error: { Icon: CircleAlert, look: styles.error },
  info: { Icon: Info, look: styles.info },
  live: { Icon: Radar, look: styles.info },
}

type Props = Omit<ToastMessage, 'onClose'> & { paused: boolean; onClose: () => void }

/** One message in the corner. Do not use it directly: call useToast().show. */
export function Toast({ title, text, tone = 'ok', action, paused, onClose }: Props) {
  const { Icon, look } = tones[tone]
  const stays = tone === 'error'
  const close = useRef(onClose)
  const left = useRef(text || action ? shownFor.more : shownFor.title)

  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (stays || paused) return
    const since = Date.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - since))
    }
  }, [stays, paused])

  const act = () => {
    action?.onClick()
    onClose()
  }

  return (
    <div
      className={classNames(styles.toast, look)}
      role={stays ? 'alert' : undefined}
      {...{ [toastAttribute]: '' }}
    >
      <Icon className={styles.icon} size={18} aria-hidden />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
        {action ? (
          <p className={styles.text}>
            <TextLink asChild>
              <button type="button" className={styles.action} onClick={act}>
                {action.label}
              </button>
            </TextLink>
          </p>
        ) : null}
      </div>
      <IconButton size="sm" label={m.ui_close()} className={styles.close} onClick={onClose}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  )
}
