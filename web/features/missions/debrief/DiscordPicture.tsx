import { Copy, Download } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { getDebriefPicture } from '#contract/previews/previews.ts'
import { previewSize } from '#contract/previews/version.ts'
import { m } from '#texts'
import { urlOf } from '#web/api/call.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './DiscordPicture.module.css'
import { useCopyPicture } from './use-copy-picture.ts'

/** For those aboard: who flew, how long and what, drawn by the server. It names no amounts. */
export function DiscordPicture({ crew }: { crew: Pick<CrewDetails, 'id' | 'title' | 'members'> }) {
  const url = urlOf(getDebriefPicture.path, { params: { id: crew.id } })
  const { canCopy, copy } = useCopyPicture(url)
  return (
    <>
      <img
        className={styles.picture}
        // Before the address: with it the browser decides whether to load immediately.
        loading="lazy"
        decoding="async"
        src={url}
        alt={m.debrief_picture_alt({ title: crew.title, count: crew.members.length })}
        width={previewSize.width}
        height={previewSize.height}
      />
      <div className={styles.buttons}>
        {canCopy ? (
          <BusyButton onClick={copy}>
            <Copy aria-hidden />
            {m.debrief_picture_copy()}
          </BusyButton>
        ) : null}
        <Button asChild variant={canCopy ? 'ghost' : 'secondary'}>
          <a href={url} download={`crewbeacon-${crew.id}.png`}>
            <Download size={16} aria-hidden />
            {m.debrief_picture_save()}
          </a>
        </Button>
      </div>
    </>
  )
}
