import { Globe } from 'lucide-react'
import type { LogPicture } from '#contract/logs/logs.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { usePublishPicture, useRemovePicture } from './logs.changes.ts'

interface Props {
  crewId: number
  picture: LogPicture
  canChoose: boolean
}

/** What its author and those who led the mission can do with a picture. */
export function PictureActions({ crewId, picture, canChoose }: Props) {
  const toast = useToast()
  const { mutateAsync: publish } = usePublishPicture(crewId)
  const { mutateAsync: remove } = useRemovePicture(crewId)
  const { id, isPublic, canRemove } = picture
  const togglePublic = async () => {
    try {
      await publish(isPublic ? null : id)
      toast.show({ title: isPublic ? m.logs_unpublished() : m.logs_published() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.logs_publish_failed())))
    }
  }
  return (
    <>
      {canChoose ? (
        <BusyButton size="sm" pendingLabel={m.logs_publishing()} onClick={togglePublic}>
          <Globe aria-hidden />
          {isPublic ? m.logs_unpublish() : m.logs_publish()}
        </BusyButton>
      ) : null}
      {canRemove ? (
        <ConfirmButton
          size="sm"
          variant="danger"
          label={m.logs_remove()}
          title={m.logs_remove_title()}
          consequence={m.logs_remove_consequence()}
          confirmLabel={m.logs_remove()}
          pendingLabel={m.logs_removing()}
          doneText={m.logs_removed()}
          failedText={m.logs_remove_failed()}
          onConfirm={() => remove(id)}
        />
      ) : null}
    </>
  )
}
