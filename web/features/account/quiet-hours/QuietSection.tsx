import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { getQuietHours, updateQuietHours } from '#contract/notices/quiet-hours.ts'
import { type QuietHours, quietHoursForm } from '#contract/notices/quiet-hours-form.ts'
import { zoneCityIn } from '#contract/wire/zone-cities.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './QuietSection.module.css'

const useQuietHours = () =>
  useQuery({
    queryKey: queryKeys.quietHours,
    queryFn: ({ signal }) => call(getQuietHours, {}, { signal }),
  })

const useUpdateQuietHours = () =>
  useMutation({
    ...useAnsweredChange<QuietHours>(queryKeys.quietHours),
    mutationFn: (hours: QuietHours) => call(updateQuietHours, { body: hours }),
  })

interface Props {
  /** Of the player's profile. */
  timezone: string | undefined
}

/** The hours in which nothing leaves the site for the player. */
export function QuietSection({ timezone }: Props) {
  const { data, error, isFetching, refetch } = useQuietHours()
  const content = () => {
    if (data) return <QuietForm stored={data} timezone={timezone} />
    if (error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.push_quiet_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    return (
      <LoadingRegion>
        <Skeleton height={220} radius={8} />
      </LoadingRegion>
    )
  }
  return (
    <SettingsSection name="quiet" lead={m.push_quiet_text()}>
      {content()}
    </SettingsSection>
  )
}

function QuietForm({ stored, timezone }: Props & { stored: QuietHours }) {
  const toast = useToast()
  const hintId = useId()
  const { mutateAsync: save } = useUpdateQuietHours()
  const { text, flag, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: quietHoursForm,
    defaultValues: { ...stored },
    send: async (hours) => {
      await save(hours)
      toast.show({ title: m.push_quiet_saved() })
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormProblem error={problem} fallback={m.push_quiet_failed()} />
      <Checkbox {...flag('isOn')}>{m.push_quiet_on()}</Checkbox>
      <div className={styles.times}>
        <Field label={m.push_quiet_from()} error={errorOf('from')}>
          <TextInput {...text('from')} type="time" required />
        </Field>
        <Field label={m.push_quiet_to()} error={errorOf('to')}>
          <TextInput {...text('to')} type="time" required />
        </Field>
      </div>
      {timezone ? (
        <p className={styles.hint}>{m.push_quiet_zone({ zone: zoneCityIn(timezone, currentLocale()) })}</p>
      ) : null}
      <div>
        <Checkbox {...flag('urgentPasses')} aria-describedby={hintId}>
          {m.push_quiet_urgent()}
        </Checkbox>
        <p id={hintId} className={styles.hint}>
          {m.push_quiet_urgent_hint()}
        </p>
      </div>
      <div>
        <Button type="submit" pending={pending} pendingLabel={m.account_saving()}>
          {m.push_quiet_save()}
        </Button>
      </div>
    </form>
  )
}
