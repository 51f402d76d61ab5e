import { type RefObject, useState } from 'react'
import { seatErrors } from '#contract/errors/seats.ts'
import { m } from '#texts'
import { UndoButton } from '#web/dialogs/UndoButton.tsx'
import { useDelayedActs } from '#web/dialogs/use-delayed-acts.ts'
import type { ApplicationLook } from '#web/features/applications/ApplicationCard.tsx'
import { type ApplicationEntry, declineKey } from '#web/features/applications/application-entry.ts'
import {
  useDecideApplication,
  useDecideRoleApplication,
} from '#web/features/applications/applications.queries.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { AcceptButton } from './AcceptButton.tsx'
import { AcceptSeat } from './AcceptSeat.tsx'
import { type ApplicationCrew, acceptRoles, roleToAccept, whyNotAccept } from './accept-rule.ts'
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
  const undoKey = declineKey(entry)
  const isDeclined = useDelayedActs().has(undoKey)
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
      <AcceptButton name={name} disabled={isDeclined} pending={accepting} whyNot={whyNot} onClick={accept} />
      <UndoButton
        size="sm"
        undoKey={undoKey}
        label={m.applications_decline()}
        fullLabel={m.applications_decline_name({ name })}
        doneText={m.applications_declined_toast({ name })}
        failedText={failedText}
        inert={entry.status === 'declined'}
        disabled={accepting}
        act={() => save({ id: entry.id, accept: false })}
      />
    </div>
  )
}
