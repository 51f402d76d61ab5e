import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { tokenLimits } from '#contract/tokens/fields.ts'
import type { ApiToken } from '#contract/tokens/tokens.ts'
import { m } from '#texts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { TokenRow } from './TokenRow.tsx'
import styles from './TokensSection.module.css'
import { useTokens } from './tokens.queries.ts'

/** Tokens with which the player's programs call the API. */
export function TokensSection({ zone }: { zone: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection name="tokens" lead={m.tokens_text()}>
      <TextLink asChild touch className={styles.docs}>
        <a href="/api/docs#tokens">{m.tokens_docs()}</a>
      </TextLink>
      <SettingsContent query={useTokens()} fallback={m.tokens_load_failed()}>
        {(tokens) => <TokenList tokens={tokens} zone={zone} onCreate={() => setOpen(true)} />}
      </SettingsContent>
      {isOpen ? <NewTokenDialog onClose={() => setOpen(false)} /> : null}
    </SettingsSection>
  )
}

interface ListProps {
  tokens: readonly ApiToken[]
  zone: string
  onCreate: () => void
}

function TokenList({ tokens, zone, onCreate }: ListProps) {
  const state = useRef<HTMLParagraphElement>(null)
  const isFull = tokens.length >= tokenLimits.perPlayer
  const text = () => {
    if (tokens.length === 0) return m.tokens_none()
    const count = { count: tokens.length, most: tokenLimits.perPlayer }
    return isFull ? m.tokens_full(count) : m.tokens_count(count)
  }
  return (
    <FocusHome value={state}>
      {/* There from the start, so that screen readers announce what comes into it, and the focus has a place to go. */}
      <p role="status" ref={state} tabIndex={-1}>
        {text()}
      </p>
      {tokens.length > 0 ? (
        <ul aria-label={m.tokens_list()}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} zone={zone} />
          ))}
        </ul>
      ) : null}
      <div>
        <Button onClick={onCreate} disabled={isFull}>
          <Plus size={16} aria-hidden />
          {m.tokens_new()}
        </Button>
      </div>
    </FocusHome>
  )
}
