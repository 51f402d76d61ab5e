import { useNavigate } from '@tanstack/react-router'
import { MailOpen, Pause, Play, RefreshCw } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { paths } from '#web/paths.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useUnread } from '#web/session/unread-counts.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './Inbox.module.css'
import { useFolder, useReadAllMessages } from './messages.queries.ts'
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
  const unread = useUnread('all') ?? 0
  const { isFetching, refetch } = useFolder(folder, paused)
  const { mutateAsync: readAll } = useReadAllMessages()
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
      <IconButton
        label={m.messages_refresh()}
        variant="secondary"
        pending={isFetching}
        onClick={() => refetch()}
      >
        <RefreshCw size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={paused ? m.messages_resume() : m.messages_pause()}
        variant="secondary"
        onClick={() => onPause(!paused)}
      >
        {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
      </IconButton>
      {/* Always there: on a phone it has a row of its own, and the list below must not move. */}
      <BusyButton
        // Not `disabled`: once all are read, the keyboard focus must stay.
        {...(unread === 0 ? { 'aria-disabled': true } : {})}
        onClick={markAll}
      >
        <MailOpen size={16} aria-hidden />
        {m.messages_read_all()}
      </BusyButton>
    </div>
  )
}
