import type { ShareStatus } from '#contract/settlements/fields.ts'
import type { SettlementShare } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { playerName } from '#web/i18n/player-names.ts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './ShareRow.module.css'
import { amountText } from './settlement-texts.ts'

interface Props {
  share: SettlementShare
  isOwn: boolean
  lang: string
}

const tones = { open: 'line', received: 'ok', disputed: 'warn' } as const satisfies Record<
  ShareStatus,
  string
>

/** Who gets nothing has received nothing. */
const statusText = ({ status, amount }: SettlementShare): string => {
  if (status === 'disputed') return m.settlements_status_disputed()
  if (status === 'open') return m.settlements_status_open()
  return amount > 0 ? m.settlements_status_received() : m.settlements_status_agreed()
}

/** What one of those aboard gets, and whether they have it. */
export function ShareRow({ share, isOwn, lang }: Props) {
  const { displayName, profileImage, roleName, amount, missing } = share
  const name = playerName(displayName)
  return (
    <li className={styles.share}>
      <Avatar name={name} src={profileImage} size={28} />
      <span className={styles.player}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {isOwn ? <span className={styles.soft}>{m.settlements_you()}</span> : null}
        {roleName ? (
          <span className={styles.soft} dir="auto" lang={roleNameLang(roleName, lang)}>
            {roleNameText(roleName)}
          </span>
        ) : null}
      </span>
      <span className={styles.figures}>
        <span className={styles.amount}>{amountText(amount)}</span>
        <span className={styles.status}>
          <Chip tone={tones[share.status]}>{statusText(share)}</Chip>
        </span>
      </span>
      {missing === null ? null : (
        <p className={styles.missing}>
          <PlayerText text={missing} />
        </p>
      )}
    </li>
  )
}
