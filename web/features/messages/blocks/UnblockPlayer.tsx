import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useUnblockPlayer } from './blocks.queries.ts'

interface Props {
  player: { readonly id: number; readonly displayName: string }
}

export function UnblockPlayer({ player: { id, displayName: name } }: Props) {
  const toast = useToast()
  const { mutateAsync: unblock } = useUnblockPlayer()
  const press = async () => {
    try {
      await unblock(id)
      toast.show({ title: m.messages_unblocked_done({ name }) })
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.messages_unblock_failed())))
    }
  }
  return (
    <BusyButton size="sm" aria-label={m.messages_unblock_name({ name })} onClick={press}>
      {m.messages_unblock()}
    </BusyButton>
  )
}
