import { MailOpen } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useUnread } from '#web/session/unread-counts.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useReadAllNotices } from './notices.queries.ts'

export function ReadAllNotices() {
  const toast = useToast()
  const unread = useUnread('notices') ?? 0
  const { mutateAsync: readAll } = useReadAllNotices()
  const markAll = async () => {
    if (unread === 0) return
    try {
      await readAll(undefined)
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.messages_read_failed())))
    }
  }
  return (
    // Not `disabled`: once all are read, the keyboard focus must stay.
    <BusyButton {...(unread === 0 ? { 'aria-disabled': true } : {})} onClick={markAll}>
      <MailOpen aria-hidden />
      {m.messages_read_all()}
    </BusyButton>
  )
}
