import { useState } from 'react'
import { m } from '#texts'
import { UndoButton } from '#web/dialogs/UndoButton.tsx'
import { useDelayedActs } from '#web/dialogs/use-delayed-acts.ts'
import { declineKey } from '#web/features/applications/application-entry.ts'
import {
  useDecideApplication,
  useDecideRoleApplication,
} from '#web/features/applications/applications.queries.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { AcceptButton } from './AcceptButton.tsx'
import { type ApplicationCrew, roleToAccept } from './accept-rule.ts'
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

/** Decides on one application in its notice, with the seat that the list of applications would offer first. */
export function QuickDecision({ crewId, application, loadCrew }: Props) {
  const { id, isForRole, name, message } = application
  const toast = useToast()
  const { mutateAsync: decideForCrew } = useDecideApplication(crewId)
  const { mutateAsync: decideForRole } = useDecideRoleApplication(crewId)
  const [accepting, setAccepting] = useState(false)
  const undoKey = declineKey({ id })
  const isDeclined = useDelayedActs().has(undoKey)
  const [problem, setProblem] = useState<string>()
  const save = async (): Promise<string> => {
    if (isForRole) {
      const { roleName } = await decideForRole({ id, accept: true })
      return m.applications_accepted_as({ name, role: roleNameText(roleName) })
    }
    const crew = await loadCrew()
    const roleId = roleToAccept(crew)
    await decideForCrew({ id, accept: true, roleId })
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
  return (
    <div className={styles.decision}>
      {/* The language of an application is not known. */}
      <p className={styles.message} lang="" dir="auto">
        {message}
      </p>
      <div className={styles.buttons}>
        <AcceptButton name={name} disabled={isDeclined} pending={accepting} onClick={accept} />
        <UndoButton
          size="sm"
          undoKey={undoKey}
          label={m.applications_decline()}
          fullLabel={m.applications_decline_name({ name })}
          doneText={m.applications_declined_toast({ name })}
          failedText={failedText}
          disabled={accepting}
          act={() => (isForRole ? decideForRole : decideForCrew)({ id, accept: false })}
          onPress={() => setProblem(undefined)}
        />
      </div>
      {problem ? (
        <Note tone="danger" alert>
          {problem}
        </Note>
      ) : null}
    </div>
  )
}
