import type { ReactNode } from 'react'
import { BlockPlayer } from './blocks/BlockPlayer.tsx'
import { useBlocks } from './blocks/blocks.queries.ts'
import { UnblockPlayer } from './blocks/UnblockPlayer.tsx'
import styles from './PlayerContact.module.css'
import { InvitePlayer } from './writing/InvitePlayer.tsx'
import { MessagePlayer } from './writing/WriteButton.tsx'

interface Props {
  player: { readonly id: number; readonly displayName: string }
  /** For a player who is not blocked. */
  favourite?: ReactNode
  /** One more small button. */
  children?: ReactNode
}

/** What a signed-in player can do to reach another one, or to be left alone by them. */
export function PlayerContact({ player, favourite, children }: Props) {
  const { data: blocked } = useBlocks()
  const isBlocked = blocked?.some(({ id }) => id === player.id) === true
  return (
    <div className={styles.buttons}>
      {isBlocked ? null : <MessagePlayer player={player} />}
      <div className={styles.small}>
        {isBlocked ? null : <InvitePlayer player={player} />}
        {isBlocked ? null : favourite}
        {isBlocked ? <UnblockPlayer player={player} /> : <BlockPlayer player={player} />}
        {children}
      </div>
    </div>
  )
}
