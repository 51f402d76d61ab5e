import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './BackButton.module.css'

/** Back to where the player came from; to the board if the page was opened by its address. */
export function BackButton() {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const goBack = () => {
    if (canGoBack) router.history.back()
    else navigate({ to: paths.search })
  }
  return (
    <Button size="sm" variant="ghost" className={styles.back} onClick={goBack}>
      <ArrowLeft size={14} aria-hidden />
      {m.profiles_back()}
    </Button>
  )
}
