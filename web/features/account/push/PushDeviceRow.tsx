import type { PushDevice } from '#contract/notices/push.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { formatAgo, formatDate } from '#web/i18n/format.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ListRow } from '#web/ui/display/ListRow.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useRemovePushDevice } from './push.queries.ts'

interface Props {
  device: PushDevice
  name: string
  /** The time zone in which times are shown. */
  zone: string
}

export function PushDeviceRow({ device, name, zone }: Props) {
  const toast = useToast()
  const removing = useRemovePushDevice()
  const { lastUsedAt } = device
  const forget = () =>
    removing.mutate(device, {
      onSuccess: () => toast.show({ title: m.push_forgotten({ device: name }) }),
      onError: (error) => toast.show(problemToast(error, errorText(error, m.push_forget_failed()))),
    })
  return (
    <ListRow
      name={
        <>
          {name}
          {device.isCurrent ? <Chip tone="ok">{m.auth_sessions_this()}</Chip> : null}
        </>
      }
      facts={
        <>
          <span>{m.push_since({ date: formatDate(new Date(device.createdAt), zone) })}</span>
          {lastUsedAt ? (
            <span>{m.push_last_used({ when: formatAgo(new Date(lastUsedAt), new Date(), zone) })}</span>
          ) : null}
          <span>{device.host}</span>
        </>
      }
      actions={
        <Button
          size="sm"
          pending={removing.isPending}
          aria-label={m.push_forget_label({ device: name })}
          onClick={forget}
        >
          {m.push_forget()}
        </Button>
      }
    />
  )
}
