import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { useLoginSearch } from '#web/shell/use-login-search.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './GuestNote.module.css'

/** Says on the board that the visitor is a guest, and what an account is for. */
export function GuestNote() {
  const loginSearch = useLoginSearch()
  return (
    <>
      <Chip tone="line" icon={<Eye aria-hidden />}>
        {m.board_guest_mode()}
      </Chip>
      <TextLink asChild touch>
        <Link to={paths.register} search={loginSearch} className={styles.hint}>
          {m.board_guest_hint()}
        </Link>
      </TextLink>
    </>
  )
}
