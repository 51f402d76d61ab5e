import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { m } from '#texts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Table } from '#web/ui/display/Table.tsx'
import styles from './AuditTable.module.css'
import { auditNames, detailTexts } from './audit-texts.ts'

/** A player, who may be deleted by now. */
function Player({ id, name, none }: { id: number | null; name: string | null; none: string }) {
  if (id === null) return name ?? none
  return (
    <TextLink asChild touch className={styles.player}>
      <Link to={paths.adminUsers} search={{ user: id }} dir="auto">
        {name ?? m.audit_deleted_account({ id })}
      </Link>
    </TextLink>
  )
}

function Details({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return '–'
  return (
    <ul className={styles.details}>
      {texts.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  )
}

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { formatMoment } = useFormats()
  return (
    <Table
      caption={m.moderation_tab_audit()}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', header: m.audit_what(), cell: ({ action }) => auditNames[action]() },
        {
          key: 'when',
          header: m.audit_when(),
          cell: ({ at }) => <span className={styles.when}>{formatMoment(at)}</span>,
        },
        {
          key: 'who',
          header: m.audit_who(),
          cell: ({ actorId, actorName }) => (
            <Player id={actorId} name={actorName} none={m.moderation_somebody()} />
          ),
        },
        {
          key: 'whom',
          header: m.audit_whom(),
          cell: ({ subjectId, subjectName }) => <Player id={subjectId} name={subjectName} none="–" />,
        },
        {
          key: 'detail',
          header: m.audit_details(),
          cell: ({ detail }) => <Details texts={detailTexts(detail)} />,
        },
        { key: 'ip', header: m.audit_ip(), cell: ({ ip }) => ip ?? '–' },
      ]}
    />
  )
}
