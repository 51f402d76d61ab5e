import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { issueText } from '#contract/issues/texts.ts'
import type { SettlementShare } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './ShareField.module.css'
import { isWrongShare } from './settle-form.ts'
import { payText } from './settlement-texts.ts'

interface Props {
  share: SettlementShare
  /** What the roles say; empty until there is something to split. */
  proposed: string
  /** What was typed instead, if anything. */
  typed: string | undefined
  lang: string
  /** Undefined: as the roles say again. */
  onType: (text: string | undefined) => void
}

export function ShareField({ share, proposed, typed, lang, onType }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { displayName, roleName } = share
  const name = playerName(displayName)
  const isWrong = isWrongShare(typed)
  const reset = () => {
    // The button is gone then.
    input.current?.focus()
    onType(undefined)
  }
  return (
    <li className={styles.share}>
      <div className={styles.player}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.pay}>
          {roleName ? (
            <>
              <span dir="auto" lang={roleNameLang(roleName, lang)}>
                {roleNameText(roleName)}
              </span>
              {' · '}
            </>
          ) : null}
          {typed === undefined ? payText(share) : m.settlements_by_hand()}
        </span>
      </div>
      {typed === undefined ? null : (
        <IconButton size="sm" label={m.settlements_reset({ name })} onClick={reset}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <Field
        className={styles.amount}
        label={m.settlements_share_of({ name })}
        labelHidden
        error={isWrong ? issueText('settlement_amount', currentLocale()) : undefined}
      >
        <TextInput
          ref={input}
          value={typed ?? proposed}
          inputMode="numeric"
          autoComplete="off"
          end={m.settlements_unit()}
          onChange={({ target }) => onType(target.value)}
          // Left empty, it is as it was.
          onBlur={({ target }) => target.value.trim() === '' && onType(undefined)}
        />
      </Field>
    </li>
  )
}
