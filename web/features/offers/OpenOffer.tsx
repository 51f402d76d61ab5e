import { Link } from '@tanstack/react-router'
import { use } from 'react'
import type { CrewOffer } from '#contract/offers/offers.ts'
import { m } from '#texts'
import { UndoLabel } from '#web/dialogs/UndoLabel.tsx'
import { useUndo } from '#web/dialogs/use-undo.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { PlayerName } from '#web/ui/display/PlayerName.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './OpenOffers.module.css'
import { holdTextOf, seatText } from './offer-texts.ts'
import { useTakeBackOffer } from './offers.queries.ts'

interface Props {
  crewId: number
  offer: CrewOffer
  formatUntil: (moment: string) => string
}

export function OpenOffer({ crewId, offer, formatUntil }: Props) {
  const { id, player } = offer
  const row = useFocusHandover<HTMLLIElement>(use(FocusHome))
  const { mutateAsync: takeBack } = useTakeBackOffer(crewId)
  const { delay, isSent, undo } = useUndo(`take-back-${id}`)
  const label = m.offers_take_back_from({ name: player.displayName })
  const press = () =>
    delay({
      doneText: m.offers_taken_back({ name: player.displayName }),
      failedText: m.offers_take_back_failed(),
      act: () => takeBack(id),
    })
  return (
    <li ref={row} className={styles.offer}>
      <Avatar name={player.displayName} src={player.profileImage} size={36} />
      <div className={styles.text}>
        <PlayerName>
          <Link to={paths.profile} params={{ userId: String(player.id) }} dir="auto">
            {player.displayName}
          </Link>
        </PlayerName>
        <div className={styles.detail}>{seatText(offer)}</div>
        <div className={styles.detail}>{holdTextOf(offer, formatUntil)}</div>
      </div>
      <Button
        size="sm"
        variant={undo ? 'soft' : 'ghost'}
        aria-label={undo ? m.ui_undo_of({ what: label }) : label}
        pending={isSent}
        onClick={undo ?? press}
      >
        {undo ? <UndoLabel /> : m.offers_take_back()}
      </Button>
    </li>
  )
}
