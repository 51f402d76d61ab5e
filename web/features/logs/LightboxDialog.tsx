import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { m } from '#texts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import styles from './LightboxDialog.module.css'
import type { LogSlots } from './log-slots.ts'
import { useMissionLog } from './logs.queries.ts'
import { PictureActions } from './PictureActions.tsx'
import { altOf } from './picture-texts.ts'

interface Props extends LogSlots {
  crewId: number
  pictureId: number
  onClose: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One picture in full size; the arrow keys go on to the others. */
export function LightboxDialog({ crewId, pictureId, othersActions, onClose }: Props) {
  const { data: log } = useMissionLog(crewId)
  const pictures = log?.pictures ?? []
  const [shown, setShown] = useState({ id: pictureId, index: 0 })
  const known = pictures.findIndex(({ id }) => id === shown.id)
  // Where a picture was removed, the next one is shown.
  const index = known < 0 ? Math.min(shown.index, pictures.length - 1) : known
  const picture = pictures[index]
  if (picture && (picture.id !== shown.id || index !== shown.index)) setShown({ id: picture.id, index })
  const isEmpty = log?.pictures.length === 0
  const close = useEffectEvent(onClose)
  // Or it would open again by itself with the next picture.
  useEffect(() => {
    if (isEmpty) close()
  }, [isEmpty])
  if (!picture) return null

  const step = (by: number) => {
    const next = (index + by + pictures.length) % pictures.length
    setShown({ id: pictures[next]?.id ?? picture.id, index: next })
  }
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    // A question about this picture may be open above it.
    const isAsked = (event.target as Element).closest('[role="alertdialog"]') !== null
    if (by && pictures.length > 1 && !isAsked) step(by)
  }
  const { image, width, height, line, author } = picture
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.logs_picture_by({ name: author.displayName })}
      subtitle={line || undefined}
      wide
      onKeyDown={press}
    >
      <div className={styles.stage}>
        <img
          key={picture.id}
          className={styles.image}
          src={image}
          alt={altOf(picture)}
          width={width}
          height={height}
        />
      </div>
      <div className={styles.bar}>
        {pictures.length > 1 ? (
          <div className={styles.steps}>
            <IconButton label={m.logs_previous()} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <span aria-live="polite">{m.logs_position({ number: index + 1, count: pictures.length })}</span>
            <IconButton label={m.logs_next()} onClick={() => step(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        ) : null}
        <div className={styles.actions} key={picture.id}>
          <PictureActions crewId={crewId} picture={picture} canChoose={log?.canChoose === true} />
          {othersActions(picture)}
        </div>
      </div>
    </Dialog>
  )
}
