import { m } from '#texts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './CitizenId.module.css'

interface Props {
  player: { readonly citizenId?: string | null | undefined; readonly isHandleVerified?: boolean | undefined }
}

/** A player's handle in the game and whether it is verified, before other facts; nothing without a handle. */
export function CitizenId({ player: { citizenId, isHandleVerified } }: Props) {
  if (!citizenId) return null
  return (
    <>
      <span className={styles.id} dir="auto">
        {citizenId}
      </span>
      {isHandleVerified ? (
        <>
          {' '}
          <Chip tone="ok">{m.handles_badge()}</Chip>
        </>
      ) : null}
      {' · '}
    </>
  )
}
