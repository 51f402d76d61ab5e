import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useDirectMessages, useUpdateDirectMessages } from './direct-messages.queries.ts'

/** Not there without the app in Discord, or without a linked account. */
export function DirectMessagesSection() {
  const toast = useToast()
  const { data } = useDirectMessages()
  const { mutate, isPending, variables } = useUpdateDirectMessages()
  if (!data?.isPossible) return null
  const turn = (isOn: boolean) =>
    mutate(isOn, {
      onError: (error) => toast.show(problemToast(error, errorText(error, m.discord_direct_failed()))),
    })
  return (
    <SettingsSection name="direct" untitled>
      <Switch
        label={m.discord_direct()}
        hint={m.discord_direct_hint()}
        checked={isPending ? variables : data.isOn}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
    </SettingsSection>
  )
}
