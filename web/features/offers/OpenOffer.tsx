import { Link } from '@tanstack/react-router'
import { use } from 'react'
import type { CrewOffer } from '#contract/offers/offers.ts'
import { m } from '#texts'
import { UndoButton } from '#web/dialogs/UndoButton.tsx'
import { paths } from '#web/paths.ts'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import styles from './OpenOffers.module.css'
import { holdTextOf, seatText } from './offer-texts.ts'
import { useTakeBackOffer } from './offers.queries.ts'

interface Props {
  crewId: number
  offer: CrewOffer
  formatUntil: (moment: string) => string
}

export function OpenOffer({ crewId, offer, formatUntil }: Props) {
  const { id, player, source } = offer
  const name = player.displayName
  const row = useFocusHandover<HTMLLIElement>(use(FocusHome))
  const { mutateAsync: takeBack } = useTakeBackOffer(crewId)
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
      <UndoButton
        size="sm"
        undoKey={`take-back-${id}`}
        label={m.offers_take_back()}
        fullLabel={
          source === 'leader' ? m.offers_take_back_from({ name }) : m.offers_take_back_seat({ name })
        }
        doneText={source === 'leader' ? m.offers_taken_back({ name }) : m.offers_taken_back_seat({ name })}
        failedText={m.offers_take_back_failed()}
        act={() => takeBack(id)}
      />
    </li>
  )
}
