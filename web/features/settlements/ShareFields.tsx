import type { SettlementShare } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { wholeNumberText } from '#web/forms/whole-number.ts'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { ShareField } from './ShareField.tsx'
import styles from './ShareFields.module.css'

interface Props {
  shares: readonly SettlementShare[]
  /** Undefined until there is something to split. */
  amounts: readonly number[] | undefined
  typed: Readonly<Record<string, string>>
  lang: string
  error: string | undefined
  /** Whether they add up. */
  sum: string
  onType: (userId: number, text: string | undefined) => void
}

/** A share for everyone aboard, as the roles say until it is changed. */
export function ShareFields({ shares, amounts, typed, lang, error, sum, onType }: Props) {
  return (
    <FieldGroup label={m.settlements_shares()} hint={m.settlements_shares_hint()} error={error}>
      <ul className={styles.shares}>
        {shares.map((share, i) => (
          <ShareField
            key={share.userId}
            share={share}
            // Without separators, which would be in the way of a change in the middle.
            proposed={amounts === undefined ? '' : wholeNumberText(amounts[i] ?? 0)}
            typed={typed[share.userId]}
            lang={lang}
            onType={(text) => onType(share.userId, text)}
          />
        ))}
      </ul>
      <p className={styles.sum} role="status">
        {sum}
      </p>
    </FieldGroup>
  )
}
