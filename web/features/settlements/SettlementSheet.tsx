import type { Settlement } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { playerName } from '#web/i18n/player-names.ts'
import styles from './SettlementSheet.module.css'
import { ShareRow } from './ShareRow.tsx'
import { amountText } from './settlement-texts.ts'

interface Props {
  sheet: NonNullable<Settlement['sheet']>
  shares: Settlement['shares']
  userId: number
  lang: string
  formatMoment: (moment: string) => string
}

/** What came in, what went out, and who gets how much of the rest. */
export function SettlementSheet({ sheet, shares, userId, lang, formatMoment }: Props) {
  const { takings, expenses, sentAt, sentBy } = sheet
  const when = formatMoment(sentAt)
  const figures = [
    [m.settlements_takings(), takings],
    [m.settlements_expenses(), expenses],
    [m.settlements_to_split(), takings - expenses],
  ] as const
  return (
    <div>
      <dl className={styles.figures}>
        {figures.map(([name, amount]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.amount}>{amountText(amount)}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.shares} aria-label={m.settlements_shares()}>
        {shares.map((share) => (
          <ShareRow key={share.userId} share={share} isOwn={share.userId === userId} lang={lang} />
        ))}
      </ul>
      <p className={styles.note}>
        {sentBy
          ? m.settlements_sent_by({ name: playerName(sentBy.displayName), when })
          : m.settlements_sent({ when })}{' '}
        {m.settlements_private()}
      </p>
    </div>
  )
}
