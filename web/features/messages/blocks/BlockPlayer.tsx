import { UserX } from 'lucide-react'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useBlockPlayer } from './blocks.queries.ts'

interface Props {
  player: { readonly id: number; readonly displayName: string }
  /** In a menu, which names the player. */
  inMenu?: boolean
}

/** Asks first, and says what a block does. */
export function BlockPlayer({ player: { id, displayName: name }, inMenu }: Props) {
  const { mutateAsync: block } = useBlockPlayer()
  return (
    <ConfirmButton
      label={
        inMenu ? (
          <>
            <UserX aria-hidden />
            {m.messages_block_name({ name })}
          </>
        ) : (
          m.messages_block()
        )
      }
      aria-label={inMenu ? undefined : m.messages_block_name({ name })}
      size="sm"
      variant="ghost"
      title={m.messages_block_title({ name })}
      consequence={m.messages_block_text()}
      confirmLabel={m.messages_block()}
      pendingLabel={m.messages_blocking()}
      doneText={m.messages_blocked_done({ name })}
      failedText={m.messages_block_failed()}
      onConfirm={() => block(id)}
    />
  )
}
