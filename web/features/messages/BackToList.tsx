import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import type { MessagesSearch } from './messages-search.ts'
import styles from './Pane.module.css'

/**
 * On a phone the open message takes the place of the list. Where it is beside the list, the link is there for the
 * keyboard, which would have to pass every row on its way back.
 */
export function BackToList({ search: { folder, open, with: player } }: { search: MessagesSearch }) {
  if (open === undefined && player === undefined) return null
  return (
    <div className={styles.back}>
      <TextLink asChild>
        <Link to={paths.messages} search={{ folder }} resetScroll={false}>
          <ArrowLeft size={14} aria-hidden />
          {m.messages_back()}
        </Link>
      </TextLink>
    </div>
  )
}
