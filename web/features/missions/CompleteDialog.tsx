import { useState } from 'react'
import { attendanceLimits } from '#contract/attendance/fields.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { ratingLimits } from '#contract/ratings/fields.ts'
import { settlementLimits } from '#contract/settlements/fields.ts'
import { m } from '#texts'
import { useChoiceForm } from '#web/forms/use-checked-form.ts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './CompleteDialog.module.css'
import { useCompleteMission } from './missions.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'members'>
  onClose: () => void
}

/** Completes a mission. Everyone is ticked: where all came, Enter is enough. */
export function CompleteDialog({ crew, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: complete } = useCompleteMission(crew.id)
  const [absent, setAbsent] = useState<readonly number[]>([])
  const user = useUser()
  // Without the player who completes it.
  const members = crew.members.filter(({ id, userRole }) => userRole !== 'leader' && id !== user?.id)
  const toggle = (id: number, came: boolean) =>
    setAbsent((ids) => (came ? ids.filter((each) => each !== id) : [...ids, id]))
  const { problem, pending, onSubmit } = useChoiceForm(async () => {
    await complete(absent)
    onClose()
    toast.show({ title: m.missions_completed() })
  })
  return (
    <Dialog
      open
      onOpenChange={() => pending || onClose()}
      title={m.missions_complete_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      holdsInput={absent.length > 0}
      onSubmit={onSubmit}
      footer={
        <>
          <p className={styles.count} aria-live="polite">
            {absent.length > 0
              ? m.attendance_absent_count({ count: absent.length })
              : m.attendance_all_came()}
          </p>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel={m.missions_completing()}>
            {m.missions_complete()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.missions_failed()} />
      {members.length > 0 ? (
        <fieldset className={styles.crew}>
          <legend className={styles.legend}>{m.attendance_who_came()}</legend>
          <p className={styles.hint}>
            {m.attendance_who_came_hint({ days: attendanceLimits.days, minutes: ratingLimits.minutes })}
          </p>
          {members.map(({ id, displayName, profileImage, roleName }) => (
            <Checkbox
              key={id}
              className={styles.member}
              checked={!absent.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            >
              <span className={styles.player}>
                <Avatar name={displayName} src={profileImage} size={28} />
                <span className={styles.name} dir="auto">
                  {displayName}
                </span>
                {roleName ? <span className={styles.role}>{roleNameText(roleName)}</span> : null}
              </span>
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      {crew.members.length > 1 ? (
        <p className={styles.hint}>{m.settlements_complete_hint({ days: settlementLimits.days })}</p>
      ) : null}
      <p className={styles.hint}>{m.attendance_complete_consequence()}</p>
    </Dialog>
  )
}
