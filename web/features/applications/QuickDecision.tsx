import { Check } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
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
  const [sending, setSending] = useState<'accept' | 'decline'>()
  const [problem, setProblem] = useState<string>()
  const accept = async (): Promise<string> => {
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
  const decline = async (): Promise<string> => {
    await (isForRole ? decideForRole : decideForCrew)({ id, accept: false })
    return m.applications_declined_toast({ name })
  }
  const decide = async (decision: 'accept' | 'decline') => {
    if (sending) return
    setSending(decision)
    setProblem(undefined)
    try {
      const title = await (decision === 'accept' ? accept : decline)()
      toast.show({ title, tone: decision === 'accept' ? 'ok' : 'info' })
    } catch (error) {
      setProblem(problemText(error, m.applications_decide_failed()))
    } finally {
      setSending(undefined)
    }
  }
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
          disabled={sending === 'decline'}
          pending={sending === 'accept'}
          onClick={() => decide('accept')}
        >
          <Check size={14} aria-hidden />
          {m.applications_accept()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={m.applications_decline_name({ name })}
          disabled={sending === 'accept'}
          pending={sending === 'decline'}
          onClick={() => decide('decline')}
        >
          {m.applications_decline()}
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
