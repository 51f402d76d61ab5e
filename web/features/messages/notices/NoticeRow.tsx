import { ChevronDown, MailOpen } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { ReadyState } from '#contract/crews/readiness.ts'
import type { NoticeGroup, OpenApplication } from '#contract/notices/list.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './NoticeRow.module.css'
import { NoticeText } from './NoticeText.tsx'
import { useReadNotices } from './notices.queries.ts'

interface PartProps {
  row: RefObject<HTMLElement | null>
  className?: string | undefined
  children: ReactNode
}

/** Buttons of a row that disappear when they have done their work: the row gets the focus then. */
function RowPart({ row, className, children }: PartProps) {
  const part = useFocusHandover<HTMLDivElement>(row)
  return (
    <div ref={part} className={className}>
      {children}
    </div>
  )
}

interface Props {
  group: NoticeGroup
  formatAge: (moment: string) => string
  renderApplications: (crewId: number) => ReactNode
  renderDecision: (crewId: number, application: OpenApplication) => ReactNode
  renderReady: (crewId: number, state: ReadyState, title: string) => ReactNode
}

/** Everything of one type about one crew. Applications and ready checks can be answered in the row. */
export function NoticeRow({ group, formatAge, renderApplications, renderDecision, renderReady }: Props) {
  const { crewId, unread, application, ready, pendingApplications: pending } = group
  const toast = useToast()
  const textId = useId()
  const panelId = useId()
  const row = useRef<HTMLLIElement>(null)
  const { mutateAsync: read } = useReadNotices()
  // It stays open when all are decided, so that the decisions can be seen.
  const [isOpen, setOpen] = useState(false)
  const markRead = async () => {
    try {
      await read(group.id)
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.messages_read_failed())))
    }
  }
  return (
    // The text is read when the row gets the focus.
    <li
      ref={row}
      className={styles.row}
      data-unread={unread > 0 || undefined}
      tabIndex={-1}
      aria-labelledby={textId}
    >
      <div className={styles.head}>
        <span className={unread > 0 ? styles.dot : styles.read}>
          {unread > 0 ? <span className="sr-only">{m.shell_unread({ count: unread })}</span> : null}
        </span>
        <div>
          <NoticeText id={textId} group={group} />
          <div className={styles.detail}>
            <time dateTime={group.createdAt}>{formatAge(group.createdAt)}</time>
            {group.earlier > 0 ? ` · ${m.bell_earlier({ count: group.earlier })}` : null}
          </div>
        </div>
        {unread > 0 ? (
          <RowPart row={row}>
            <BusyButton size="sm" variant="ghost" aria-describedby={textId} onClick={markRead}>
              <MailOpen size={16} aria-hidden />
              <span className={styles.label}>{m.messages_read()}</span>
            </BusyButton>
          </RowPart>
        ) : null}
      </div>
      {crewId !== null && (pending > 1 || isOpen) ? (
        <RowPart row={row} className={styles.decision}>
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.bell_decide_close() : m.bell_decide({ count: pending })}
            <ChevronDown className={styles.chevron} size={14} aria-hidden />
          </Button>
        </RowPart>
      ) : null}
      {crewId !== null && application && !isOpen ? (
        <RowPart row={row} className={styles.decision}>
          {renderDecision(crewId, application)}
        </RowPart>
      ) : null}
      {crewId !== null && ready ? (
        <RowPart row={row} className={styles.decision}>
          {renderReady(crewId, ready, group.crewTitle ?? '')}
        </RowPart>
      ) : null}
      {crewId !== null && isOpen ? (
        <div id={panelId} className={styles.panel}>
          {renderApplications(crewId)}
        </div>
      ) : null}
    </li>
  )
}
