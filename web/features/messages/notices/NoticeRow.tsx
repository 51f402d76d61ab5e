import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { ReadyState } from '#contract/crews/readiness.ts'
import type { NoticeGroup, OpenApplication } from '#contract/notices/list.ts'
import { m } from '#texts'
import { UndoLabel } from '#web/dialogs/UndoLabel.tsx'
import { useUndo } from '#web/dialogs/use-undo.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { NoticeAction } from './NoticeAction.tsx'
import { NoticeMenu } from './NoticeMenu.tsx'
import styles from './NoticeRow.module.css'
import { NoticeText } from './NoticeText.tsx'
import { useDeleteNotices } from './notices.queries.ts'

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
  /** The player or the crew that it is about. */
  renderFace: (group: NoticeGroup) => ReactNode
  renderApplications: (crewId: number) => ReactNode
  renderDecision: (crewId: number, application: OpenApplication) => ReactNode
  renderReady: (crewId: number, state: ReadyState, title: string) => ReactNode
}

/** Everything of one type about one crew. Applications and ready checks can be answered in the row. */
export function NoticeRow({ group, formatAge, renderFace, ...parts }: Props) {
  const { crewId, unread, application, ready, pendingApplications: pending, act } = group
  const textId = useId()
  const panelId = useId()
  const row = useRef<HTMLLIElement>(null)
  const { mutateAsync: remove } = useDeleteNotices()
  const { delay, undo, isSent } = useUndo(`notice-${group.key}`)
  // It stays open when all are decided, so that the decisions can be seen.
  const [isOpen, setOpen] = useState(false)
  const isDeleted = isSent || undo !== undefined
  const deleteLater = () =>
    delay({
      delayText: m.bell_deleting(),
      doneText: m.bell_deleted(),
      failedText: m.bell_delete_failed(),
      act: () => remove(group.id),
    })
  return (
    // The text is read when the row gets the focus.
    <li
      ref={row}
      className={styles.row}
      data-unread={unread > 0 || undefined}
      data-deleted={isDeleted || undefined}
      tabIndex={-1}
      aria-labelledby={textId}
    >
      {renderFace(group)}
      <div className={styles.text}>
        {unread > 0 ? <span className="sr-only">{m.shell_unread({ count: unread })}</span> : null}
        <NoticeText id={textId} group={group} />
        <div className={styles.detail}>
          <time dateTime={group.createdAt}>{formatAge(group.createdAt)}</time>
          {group.earlier > 0 ? ` · ${m.bell_earlier({ count: group.earlier })}` : null}
        </div>
        {act && !isDeleted ? (
          <div className={styles.decision}>
            <NoticeAction act={act} group={group} describedBy={textId} />
          </div>
        ) : null}
        {crewId !== null && (pending > 1 || isOpen) ? (
          <RowPart row={row} className={styles.decision}>
            <Button
              size="sm"
              variant="soft"
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
            {parts.renderDecision(crewId, application)}
          </RowPart>
        ) : null}
        {crewId !== null && ready ? (
          <RowPart row={row} className={styles.decision}>
            {parts.renderReady(crewId, ready, group.crewTitle ?? '')}
          </RowPart>
        ) : null}
      </div>
      {undo ? (
        <RowPart row={row}>
          <Button size="sm" variant="soft" onClick={undo}>
            <UndoLabel />
          </Button>
        </RowPart>
      ) : (
        <RowPart row={row}>
          <NoticeMenu group={group} onDelete={deleteLater} />
        </RowPart>
      )}
      {crewId !== null && isOpen ? (
        <div id={panelId} className={styles.panel}>
          {parts.renderApplications(crewId)}
        </div>
      ) : null}
    </li>
  )
}
