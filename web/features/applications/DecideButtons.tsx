import { Check } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { seatErrors } from '#contract/errors/seats.ts'
import { m } from '#texts'
import { UndoLabel } from '#web/dialogs/UndoLabel.tsx'
import { useUndo } from '#web/dialogs/use-undo.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { AcceptSeat } from './AcceptSeat.tsx'
import type { ApplicationLook } from './ApplicationCard.tsx'
import { type ApplicationCrew, acceptRoles, roleToAccept, whyNotAccept } from './accept-rule.ts'
import type { ApplicationEntry } from './application-entry.ts'
import { useDecideApplication, useDecideRoleApplication } from './applications.queries.ts'
import styles from './DecideButtons.module.css'
import type { Selection } from './use-selection.ts'

interface Props {
  crew: ApplicationCrew
  entry: ApplicationEntry
  look: ApplicationLook
  /** Gets the focus when the buttons disappear. */
  item: RefObject<HTMLElement | null>
  /** Knows which role was chosen for the player. */
  selection: Pick<Selection, 'roleOf' | 'chooseRole'>
}

export function DecideButtons({ crew, entry, look, item, selection }: Props) {
  const toast = useToast()
  const decideForCrew = useDecideApplication(crew.id)
  const decideForRole = useDecideRoleApplication(crew.id)
  // The mutation's own state comes too late for a double click.
  const [accepting, setAccepting] = useState(false)
  const { delay, isSent: declining, undo } = useUndo(`application-${entry.id}`)
  const buttons = useFocusHandover<HTMLDivElement>(item)
  const { mutateAsync: save } = entry.roleName === null ? decideForCrew : decideForRole
  const roles = entry.roleName === null ? acceptRoles(crew) : []
  const roleId = roleToAccept(crew, selection.roleOf(entry))
  const mustChoose = roleId === undefined
  // A refusal is not the last word: the leader can still accept, unless the role is gone.
  const canReconsider = entry.status === 'declined' && (entry.roleName === null || entry.roleId !== null)
  const isOpen = entry.status === 'pending' || canReconsider
  const refusal = whyNotAccept(entry, crew)
  const whyNot = refusal
    ? seatErrors[refusal][currentLocale()]
    : mustChoose
      ? m.applications_accept_choose()
      : undefined
  const name = entry.user.displayName
  const acceptedText = () => {
    const role = entry.roleName ?? crew.roles.find(({ id }) => id === roleId)?.roleName
    return role
      ? m.applications_accepted_as({ name, role: roleNameText(role) })
      : m.applications_accepted_toast({ name })
  }
  const failedText = m.applications_decide_failed()
  const accept = async () => {
    if (accepting) return
    if (whyNot) {
      toast.show({ tone: 'info', title: whyNot })
      return
    }
    setAccepting(true)
    try {
      await save({ id: entry.id, accept: true, roleId: roleId ?? null })
      toast.show({ title: acceptedText() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, failedText)))
    } finally {
      setAccepting(false)
    }
  }
  const decline = () =>
    delay({
      doneText: m.applications_declined_toast({ name }),
      failedText,
      act: () => save({ id: entry.id, accept: false }),
    })
  const declineLabel = m.applications_decline_name({ name })
  return (
    // After the decision they stay invisible in place: a second click must not hit the next entry.
    <div ref={buttons} className={styles.buttons} data-look={look} inert={!isOpen}>
      {(roles.length > 0 || mustChoose) && !refusal ? (
        <AcceptSeat
          name={name}
          roles={roles}
          value={roleId}
          onChange={(id) => selection.chooseRole(entry.key, id)}
        />
      ) : null}
      <Button
        size="sm"
        variant="ok"
        aria-label={m.applications_accept_name({ name })}
        disabled={declining || undo !== undefined}
        pending={accepting}
        // Not `disabled`: keyboard and touch must be able to get the reason.
        {...(whyNot ? { 'aria-disabled': true, title: whyNot } : {})}
        onClick={accept}
      >
        <Check size={14} aria-hidden />
        {m.applications_accept()}
      </Button>
      <Button
        size="sm"
        variant={undo ? 'soft' : 'ghost'}
        aria-label={undo ? m.ui_undo_of({ what: declineLabel }) : declineLabel}
        inert={entry.status === 'declined'}
        disabled={accepting}
        pending={declining}
        onClick={undo ?? decline}
      >
        {undo ? <UndoLabel /> : m.applications_decline()}
      </Button>
    </div>
  )
}
