import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import styles from './BackToBoard.module.css'

/** Goes back to the list the player came from, with its filters and scroll position; else to the board. */
export function BackToBoard() {
  const router = useRouter()
  const cameFromBoard = useLocation({ select: ({ state }) => state.fromBoard === true })
  const goBack = (event: MouseEvent) => {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (!cameFromBoard || opensNewTab) return
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
