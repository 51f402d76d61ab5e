import { Link } from '@tanstack/react-router'
import { ArrowRight, MessageCircle, UserPlus, X } from 'lucide-react'
import { useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Suggestion } from '#contract/crews/suggestions.ts'
import { m } from '#texts'
import { OfferAnswers } from '#web/features/account/offer/OfferAnswers.tsx'
import { useCopyForDiscord } from '#web/features/crews/sharing/use-copy-for-discord.ts'
import { InvitePlayer } from '#web/features/messages/writing/InvitePlayer.tsx'
import { InviteSeveral } from '#web/features/players/InviteSeveral.tsx'
import { SuggestionList } from '#web/features/suggestions/SuggestionList.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './PostedPanel.module.css'

interface Props {
  crew: CrewDetails
  players: readonly Suggestion[]
  onClose: () => void
}

/** On the board after posting: what brings players aboard, low enough to leave it in view. It stays until it is closed. */
export function PostedPanel({ crew, players, onClose }: Props) {
  const copyForDiscord = useCopyForDiscord(crew)
  const panel = useRef<HTMLElement>(null)
  return (
    <Panel
      ref={panel}
      flush
      className={styles.panel}
      title={m.board_posted()}
      headerEnd={
        <IconButton label={m.ui_close()} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      }
    >
      <div className={styles.content}>
        <p className={styles.title} lang={crew.primaryLanguage} dir="auto">
          {crew.title}
        </p>
        <div className={styles.acts}>
          <Button variant="primary" onClick={copyForDiscord}>
            <MessageCircle aria-hidden />
            {m.crew_page_share_discord()}
          </Button>
          <Button asChild>
            <Link to={paths.crew} params={{ id: String(crew.id) }}>
              {m.board_posted_open()}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
          <InviteSeveral crew={crew} size="md" />
        </div>
        <OfferAnswers kind="application" />
      </div>
      {players.length > 0 ? (
        <FocusHome value={panel}>
          <Fold
            icon={<UserPlus />}
            title={m.suggestions_title()}
            hint={m.suggestions_count({ count: players.length })}
          >
            <SuggestionList
              players={players}
              renderInvite={(player) => (
                <InvitePlayer player={player} crewId={crew.id} held={crew.viewer?.held} />
              )}
            />
          </Fold>
        </FocusHome>
      ) : null}
    </Panel>
  )
}
