import { Check } from 'lucide-react'
import { use, useState } from 'react'
import { m } from '#texts'
import type { ApplicationEntry } from '#web/features/applications/application-entry.ts'
import {
  useDecideApplication,
  useDecideRoleApplication,
} from '#web/features/applications/applications.queries.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './AcceptSelected.module.css'
import { type ApplicationCrew, planAccepts } from './accept-rule.ts'
import type { Selection } from './use-selection.ts'

interface Props {
  crew: ApplicationCrew
  /** Those that can be selected. */
  entries: readonly ApplicationEntry[]
  selection: Selection
}

/** Accepts several players with one click, as far as there are seats. */
export function AcceptSelected({ crew, entries, selection }: Props) {
  const toast = useToast()
  const { mutateAsync: decideForCrew } = useDecideApplication(crew.id)
  const { mutateAsync: decideForRole } = useDecideRoleApplication(crew.id)
  const [pending, setPending] = useState(false)
  const bar = useFocusHandover<HTMLDivElement>(use(FocusHome))
  const selected = entries.filter(({ key }) => selection.keys.has(key))
  const accept = async () => {
    if (pending || selected.length === 0) return
    setPending(true)
    const plan = planAccepts(crew, selected)
    let count = 0
    try {
      for (const { entry, roleId } of plan) {
        const save = entry.roleName === null ? decideForCrew : decideForRole
        await save({ id: entry.id, accept: true, roleId })
        count += 1
      }
      const hasAll = count === selected.length
      const total = selected.length
      toast.show({
        tone: hasAll ? 'ok' : 'info',
        title: hasAll
          ? m.applications_accepted_many({ count })
          : m.applications_accepted_some({ count, total }),
      })
      selection.clear()
    } catch (error) {
      if (count > 0) toast.show({ tone: 'ok', title: m.applications_accepted_many({ count }) })
      toast.show(problemToast(error, problemText(error, m.applications_decide_failed())))
    } finally {
      setPending(false)
    }
  }
  return (
    <div ref={bar} className={styles.bar}>
      <Checkbox
        checked={entries.length > 0 && selected.length === entries.length}
        // Not `disabled`: there may be none left, and the keyboard focus must stay.
        {...(entries.length === 0 ? { 'aria-disabled': true, title: m.applications_select_all_none() } : {})}
        onChange={({ target }) => (target.checked ? selection.selectAll(entries) : selection.clear())}
      >
        {m.applications_select_all()}
      </Checkbox>
      <Button
        size="sm"
        variant="ok"
        pending={pending}
        // Not `disabled`: afterwards nothing is selected, and the keyboard focus must stay.
        {...(selected.length === 0 ? { 'aria-disabled': true } : {})}
        onClick={accept}
      >
        <Check size={14} aria-hidden />
        {m.applications_accept_selected({ count: selected.length })}
      </Button>
    </div>
  )
}
