import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import styles from './BackToBoard.module.css'

/** Back to the very list the player came from, with its filters and where they had scrolled to; else to the board. */
export function BackToBoard() {
  const router = useRouter()
  const cameFromBoard = useLocation({ select: ({ state }) => state.fromBoard === true })
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!cameFromBoard || opensElsewhere) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link to={paths.search} className={styles.back} onClick={goBack}>
      <ArrowLeft size={14} aria-hidden />
      {m.crew_page_back()}
    </Link>
  )
}
