import type { ApiToken } from '#contract/tokens/tokens.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { formatAgo, formatDate } from '#web/i18n/format.ts'
import { ListRow } from '#web/ui/display/ListRow.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './TokensSection.module.css'
import { scopeTexts } from './token-scope-texts.ts'
import { useEndToken } from './tokens.queries.ts'

interface Props {
  token: ApiToken
  /** The time zone in which times are shown. */
  zone: string
}

export function TokenRow({ token: { id, name, scopes, createdAt, lastUsedAt }, zone }: Props) {
  const { mutateAsync: end } = useEndToken()
  return (
    <ListRow
      name={<span dir="auto">{name}</span>}
      facts={
        <>
          <span>{m.tokens_created({ date: formatDate(new Date(createdAt), zone) })}</span>
          <span>
            {lastUsedAt
              ? m.tokens_last_used({ when: formatAgo(new Date(lastUsedAt), new Date(), zone) })
              : m.tokens_never_used()}
          </span>
        </>
      }
      actions={
        <ConfirmButton
          size="sm"
          aria-label={m.tokens_end_of({ name })}
          label={m.tokens_end()}
          title={m.tokens_end_title()}
          subtitle={name}
          consequence={m.tokens_end_consequence()}
          confirmLabel={m.tokens_end_submit()}
          pendingLabel={m.tokens_ending()}
          doneText={m.tokens_ended()}
          failedText={m.tokens_end_failed()}
          onConfirm={() => end(id)}
        />
      }
    >
      <div className={styles.scopes}>
        {scopes.map((scope) => (
          <Chip key={scope}>{scopeTexts[scope].name()}</Chip>
        ))}
      </div>
    </ListRow>
  )
}
