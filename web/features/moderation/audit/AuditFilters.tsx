import type { ReactNode } from 'react'
import { auditActions } from '#contract/audit/actions.ts'
import { m } from '#texts'
import { SearchField } from '#web/features/moderation/SearchField.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import styles from './AuditFilters.module.css'
import type { AuditSearch } from './audit-search.ts'
import { auditNames } from './audit-texts.ts'
import { DayField } from './DayField.tsx'

interface Props {
  search: AuditSearch
  onSearch: (change: AuditSearch) => void
  /** After the filters. */
  children: ReactNode
}

export function AuditFilters({ search, onSearch, children }: Props) {
  return (
    <div className={styles.filters}>
      <Field label={m.audit_who()}>
        <SearchField
          label={m.audit_who()}
          placeholder=""
          value={search.actor ?? ''}
          onChange={(actor) => onSearch({ actor: actor || undefined })}
        />
      </Field>
      <Field label={m.audit_whom()}>
        <SearchField
          label={m.audit_whom()}
          placeholder=""
          value={search.subject ?? ''}
          onChange={(subject) => onSearch({ subject: subject || undefined })}
        />
      </Field>
      <Field label={m.audit_what()}>
        <NativeSelect
          size="sm"
          value={search.action ?? ''}
          onChange={({ target }) =>
            onSearch({ action: auditActions.find((action) => action === target.value) })
          }
        >
          <option value="">{m.audit_everything()}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {auditNames[action]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <DayField
        label={m.audit_from()}
        value={search.from}
        max={search.to}
        onChange={(from) => onSearch({ from })}
      />
      <DayField
        label={m.audit_to()}
        value={search.to}
        min={search.from}
        onChange={(to) => onSearch({ to })}
      />
      <div className={styles.end}>{children}</div>
    </div>
  )
}
