import type { ComponentProps } from 'react'
import type { QuietHours } from '#contract/notices/quiet-hours-form.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { QuietTimes } from './QuietTimes.tsx'
import { useQuietHours, useUpdateQuietHours } from './quiet-hours.queries.ts'

interface Props {
  /** Of the player's profile. */
  timezone: string | undefined
}

/** The hours in which nothing leaves the site for the player. */
export function QuietSection({ timezone }: Props) {
  return (
    <SettingsSection name="quiet" untitled>
      <SettingsContent
        query={useQuietHours()}
        fallback={m.push_quiet_load_failed()}
        pending={<QuietSwitch checked={undefined} />}
      >
        {(stored) => <QuietSettings stored={stored} timezone={timezone} />}
      </SettingsContent>
    </SettingsSection>
  )
}

function QuietSwitch(props: Pick<ComponentProps<typeof Switch>, 'checked' | 'onChange'>) {
  return <Switch label={m.push_quiet()} hint={m.settings_quiet_hint()} {...props} />
}

function QuietSettings({ stored, timezone }: Props & { stored: QuietHours }) {
  const toast = useToast()
  const { mutate, isPending, variables } = useUpdateQuietHours()
  const { isOn } = isPending ? variables : stored
  const turn = (isOn: boolean) =>
    mutate(
      { ...stored, isOn },
      { onError: (error) => toast.show(problemToast(error, errorText(error, m.push_quiet_failed()))) },
    )
  return (
    <>
      <QuietSwitch checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
      {isOn ? <QuietTimes stored={stored} timezone={timezone} /> : null}
    </>
  )
}
