import { Globe } from 'lucide-react'
import type { LogPicture } from '#contract/logs/logs.ts'
import { m } from '#texts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import type { LogSlots } from './log-slots.ts'
import styles from './PictureGrid.module.css'
import { altOf } from './picture-texts.ts'
import { useLightbox } from './use-lightbox.ts'

interface Props extends LogSlots {
  crewId: number
  pictures: readonly LogPicture[]
}

export function PictureGrid({ crewId, pictures, othersActions }: Props) {
  const openLightbox = useLightbox()
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.id} className={styles.picture}>
          <button
            type="button"
            className={styles.open}
            onClick={() => openLightbox({ crewId, pictureId: picture.id, othersActions })}
          >
            <img
              className={styles.image}
              src={picture.thumbnail}
              alt={altOf(picture)}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
            />
            {picture.isPublic ? (
              <span className={styles.mark}>
                <Chip tone="beacon" icon={<Globe size={12} aria-hidden />}>
                  {m.logs_public()}
                </Chip>
              </span>
            ) : null}
          </button>
          {picture.line ? (
            <p className={styles.line} dir="auto" title={picture.line}>
              {picture.line}
            </p>
          ) : null}
          <p className={styles.author} dir="auto">
            {m.logs_by({ name: picture.author.displayName })}
          </p>
        </li>
      ))}
    </ul>
  )
}
