import { Check } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { UndoLabel } from '#web/dialogs/UndoLabel.tsx'
import { useUndo } from '#web/dialogs/use-undo.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { type ApplicationCrew, roleToAccept } from './accept-rule.ts'
import { useDecideApplication, useDecideRoleApplication } from './applications.queries.ts'
import styles from './QuickDecision.module.css'

interface Props {
  crewId: number
  application: {
    readonly id: number
    readonly isForRole: boolean
    readonly name: string
    readonly message: string
  }
  /** The crew as it is now: its free seats say which one an accepted player gets. */
  loadCrew: () => Promise<ApplicationCrew>
}

/** Decides on one application where it is told of, with the seat that the list of applications would offer first. */
export function QuickDecision({ crewId, application, loadCrew }: Props) {
  const { id, isForRole, name, message } = application
  const toast = useToast()
  const { mutateAsync: decideForCrew } = useDecideApplication(crewId)
  const { mutateAsync: decideForRole } = useDecideRoleApplication(crewId)
  const [accepting, setAccepting] = useState(false)
  const { delay, isSent: declining, undo } = useUndo(`application-${id}`)
  const [problem, setProblem] = useState<string>()
  const save = async (): Promise<string> => {
    if (isForRole) {
      const { roleName } = await decideForRole({ id, accept: true })
      return m.applications_accepted_as({ name, role: roleNameText(roleName) })
    }
    const crew = await loadCrew()
    const roleId = roleToAccept(crew, undefined)
    await decideForCrew({ id, accept: true, roleId: roleId ?? null })
    const role = crew.roles.find((each) => each.id === roleId)
    return role
      ? m.applications_accepted_as({ name, role: roleNameText(role.roleName) })
      : m.applications_accepted_toast({ name })
  }
  const failedText = m.applications_decide_failed()
  const accept = async () => {
    if (accepting) return
    setAccepting(true)
    setProblem(undefined)
    try {
      toast.show({ title: await save() })
    } catch (error) {
      setProblem(problemText(error, failedText))
    } finally {
      setAccepting(false)
    }
  }
  const decline = () => {
    setProblem(undefined)
    delay({
      doneText: m.applications_declined_toast({ name }),
      failedText,
      act: () => (isForRole ? decideForRole : decideForCrew)({ id, accept: false }),
    })
  }
  const declineLabel = m.applications_decline_name({ name })
  return (
    <div className={styles.decision}>
      {/* Nobody says in which language an application is written. */}
      <p className={styles.message} lang="" dir="auto">
        {message}
      </p>
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="ok"
          aria-label={m.applications_accept_name({ name })}
          disabled={declining || undo !== undefined}
          pending={accepting}
          onClick={accept}
        >
          <Check size={14} aria-hidden />
          {m.applications_accept()}
        </Button>
        <Button
          size="sm"
          variant={undo ? 'soft' : 'ghost'}
          aria-label={undo ? m.ui_undo_of({ what: declineLabel }) : declineLabel}
          disabled={accepting}
          pending={declining}
          onClick={undo ?? decline}
        >
          {undo ? <UndoLabel /> : m.applications_decline()}
        </Button>
      </div>
      {problem ? (
        <Note tone="danger" alert>
          {problem}
        </Note>
      ) : null}
    </div>
  )
}
