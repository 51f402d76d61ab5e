import { Link } from '@tanstack/react-router'
import { MailOpen, SlidersHorizontal, Trash2 } from 'lucide-react'
import type { NoticeGroup } from '#contract/notices/list.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { paths } from '#web/paths.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useReadNotices } from './notices.queries.ts'

interface Props {
  group: NoticeGroup
  onDelete: () => void
}

/** What else can be done with a notice. */
export function NoticeMenu({ group: { id, unread, kind, text }, onDelete }: Props) {
  const toast = useToast()
  const { mutateAsync: read } = useReadNotices()
  const markRead = async () => {
    try {
      await read(id)
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.messages_read_failed())))
    }
  }
  return (
    <ActionMenu label={m.bell_menu({ text })}>
      {unread > 0 ? (
        <BusyButton onClick={markRead}>
          <MailOpen aria-hidden />
          {m.messages_read()}
        </BusyButton>
      ) : null}
      {kind ? (
        <Link to={paths.settingsNotices}>
          <SlidersHorizontal aria-hidden />
          {m.bell_choose_kind()}
        </Link>
      ) : null}
      <hr />
      <Button onClick={onDelete}>
        <Trash2 aria-hidden />
        {m.messages_delete()}
      </Button>
    </ActionMenu>
  )
}
