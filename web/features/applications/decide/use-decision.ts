import { useState } from 'react'
import { m } from '#texts'
import type { ApplicationEntry } from '#web/features/applications/application-entry.ts'
import {
  useDecideApplication,
  useDecideRoleApplication,
} from '#web/features/applications/applications.queries.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import type { ApplicationCrew } from './accept-rule.ts'

type Decided = Pick<ApplicationEntry, 'id' | 'roleName'> & { readonly user: { readonly displayName: string } }

/** Accepts or declines one application. */
export const useDecision = (crew: Pick<ApplicationCrew, 'id' | 'roles'>, entry: Decided) => {
  const toast = useToast()
  const decideForCrew = useDecideApplication(crew.id)
  const decideForRole = useDecideRoleApplication(crew.id)
  // The mutation's own state comes too late for a double click.
  const [isAccepting, setAccepting] = useState(false)
  const { mutateAsync: save } = entry.roleName === null ? decideForCrew : decideForRole
  const { id, user } = entry
  const name = user.displayName
  const acceptedText = (roleId: number | null) => {
    const role = crew.roles.find((each) => each.id === roleId)?.roleName
    return role
      ? m.applications_accepted_as({ name, role: roleNameText(role) })
      : m.applications_accepted_toast({ name })
  }
  return {
    isAccepting,
    /** `roleId`: the role that they get, which may be another than they applied for. */
    accept: async (roleId: number | null): Promise<void> => {
      if (isAccepting) return
      setAccepting(true)
      try {
        await save({ id, accept: true, roleId })
        toast.show({ title: acceptedText(roleId) })
      } catch (error) {
        toast.show(problemToast(error, problemText(error, m.applications_decide_failed())))
      } finally {
        setAccepting(false)
      }
    },
    decline: () => save({ id, accept: false }),
  }
}
