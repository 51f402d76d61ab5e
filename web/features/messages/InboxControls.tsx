import { useNavigate } from '@tanstack/react-router'
import { MailOpen, Pause, Play, RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { paths } from '#web/paths.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useUnread } from '#web/session/unread-counts.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './Inbox.module.css'
import { useFolder, useReadAllLetters } from './messages.queries.ts'
import type { MessagesSearch } from './messages-search.ts'

interface Props {
  search: MessagesSearch
  paused: boolean
  onPause: (paused: boolean) => void
}

/** The folders, and what concerns the whole list. */
export function InboxControls({ search, paused, onPause }: Props) {
  const navigate = useNavigate()
  const toast = useToast()
  const folder = search.folder ?? 'inbox'
  const unread = useUnread('letters') ?? 0
  const { isFetching, refetch } = useFolder(folder, paused)
  const { mutateAsync: readAll } = useReadAllLetters()
  const markAll = async () => {
    if (unread === 0) return
    try {
      await readAll(undefined)
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.messages_read_failed())))
    }
  }
  return (
    <div className={styles.controls}>
      <SegmentedControl
        label={m.messages_folders()}
        value={folder}
        onChange={(chosen) =>
          navigate({ to: paths.messages, search: { folder: chosen === 'inbox' ? undefined : chosen } })
        }
        options={[
          { value: 'inbox', label: m.messages_folder_inbox() },
          { value: 'unread', label: m.messages_folder_unread(), end: unread > 0 ? unread : undefined },
          { value: 'sent', label: m.messages_folder_sent() },
        ]}
      />
      <ActionMenu label={m.messages_list_menu()}>
        {/* Not `disabled`: once all are read, the keyboard focus must stay. */}
        <BusyButton {...(unread === 0 ? { 'aria-disabled': true } : {})} onClick={markAll}>
          <MailOpen aria-hidden />
          {m.messages_read_all()}
        </BusyButton>
        <Button pending={isFetching} onClick={() => refetch()}>
          <RefreshCw aria-hidden />
          {m.messages_refresh()}
        </Button>
        <Button onClick={() => onPause(!paused)}>
          {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {paused ? m.messages_resume() : m.messages_pause()}
        </Button>
      </ActionMenu>
    </div>
  )
}
