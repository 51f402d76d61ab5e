import { Link, useHydrated } from '@tanstack/react-router'
import { Copy, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { CopyForDiscord, CopyLink } from './CopyButtons.tsx'
import styles from './ShareCrew.module.css'
import { shareText } from './share-text.ts'
import { crewLink } from './use-copy-for-discord.ts'

/** Why a share sheet ends without sharing: the player closed it, or it is open already. */
const isNoProblem = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

/** On a phone. The dialog of a desktop system is of little use, and some have no way to copy. */
const hasShareSheet = (): boolean =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches

/** Shares the link to the crew, or a text that Discord shows in every reader's time zone; leads to a post like it. `children`: more buttons. */
export function ShareCrew({ crew, children }: { crew: CrewDetails; children: ReactNode }) {
  const zone = useViewerZone()
  const copy = useCopy()
  const canShare = useHydrated() && hasShareSheet()
  const canPostAgain = crew.viewer?.isAuthor || (crew.viewer?.isMember && isOver(crew))
  // A member has it above.
  const hasCalendar = crew.scheduledTime && !isOver(crew) && !crew.viewer?.isMember
  const share = async () => {
    const url = crewLink(crew.id)
    try {
      await navigator.share({ title: crew.title, text: shareText(crew, zone), url })
    } catch (error) {
      if (!isNoProblem(error)) await copy(url)
    }
  }
  return (
    <Fold title={m.crew_page_share()} hint={m.crew_page_share_ways()}>
      <div className={styles.buttons}>
        {canShare ? (
          <Button size="sm" onClick={share}>
            <Share2 aria-hidden />
            {m.crew_page_share_link()}
          </Button>
        ) : null}
        <CopyLink crew={crew} size="sm" />
        <CopyForDiscord crew={crew} size="sm" />
        {children}
        {hasCalendar ? <CalendarButton crewId={crew.id} /> : null}
        {canPostAgain ? (
          <Button asChild size="sm">
            <Link to={paths.create} search={{ from: crew.id }}>
              <Copy aria-hidden />
              {m.crew_page_post_again()}
            </Link>
          </Button>
        ) : null}
      </div>
    </Fold>
  )
}
