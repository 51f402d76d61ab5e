import { Link } from '@tanstack/react-router'
import { Copy, Link2, MessageCircle } from 'lucide-react'
import type { CrewDetails } from '#contract/crews.ts'
import { m } from '#texts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { discordText } from './discord-text.ts'
import styles from './ShareCrew.module.css'

/** Copies the link to the crew, or a text that Discord shows in every reader's time zone; leads to a post like it. */
export function ShareCrew({ crew }: { crew: CrewDetails }) {
  const toast = useToast()
  const canPostAgain = crew.viewer?.isAuthor || (crew.viewer?.isMember && isOver(crew))
  const link = () => `${window.location.origin}/crew/${crew.id}`
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ title: m.crew_page_share_copied() })
    } catch {
      toast.show({ tone: 'error', title: m.crew_page_share_failed(), text })
    }
  }
  return (
    <Panel title={m.crew_page_share()}>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => copy(link())}>
          <Link2 aria-hidden />
          {m.crew_page_share_link()}
        </Button>
        <Button size="sm" onClick={() => copy(discordText(crew, link()))}>
          <MessageCircle aria-hidden />
          {m.crew_page_share_discord()}
        </Button>
        {canPostAgain ? (
          <Button asChild size="sm">
            <Link to={paths.create} search={{ from: crew.id }}>
              <Copy aria-hidden />
              {m.crew_page_post_again()}
            </Link>
          </Button>
        ) : null}
      </div>
    </Panel>
  )
}
