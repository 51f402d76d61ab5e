import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import type { LogSlots } from './log-slots.ts'
import { useMissionLog } from './logs.queries.ts'
import styles from './PublicPicture.module.css'
import { altOf } from './picture-texts.ts'
import { useLightbox } from './use-lightbox.ts'

interface Props extends LogSlots {
  crewId: number
}

/** For those who were not aboard: the one picture that they may see, if there is one. */
export function PublicPicture({ crewId, othersActions }: Props) {
  const { data: log } = useMissionLog(crewId)
  const openLightbox = useLightbox()
  const picture = log?.pictures[0]
  if (!picture) return null
  const { id, image, thumbnail, width, height, line, author } = picture
  return (
    <Panel title={m.logs_title()}>
      <figure className={styles.figure}>
        <button
          type="button"
          className={styles.open}
          onClick={() => openLightbox({ crewId, pictureId: id, othersActions })}
        >
          <picture>
            {/* On a phone the small one is large enough until it is opened. */}
            <source media="(max-width: 640px)" srcSet={thumbnail} />
            <img
              className={styles.image}
              src={image}
              alt={altOf(picture)}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </picture>
        </button>
        <figcaption className={styles.caption}>
          <span className={styles.text} dir="auto">
            {line ? `${line} ` : null}
            <span className={styles.author}>{m.logs_by({ name: author.displayName })}</span>
          </span>
          {othersActions(picture)}
        </figcaption>
      </figure>
    </Panel>
  )
}
