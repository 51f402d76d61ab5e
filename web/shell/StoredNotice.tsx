import { useEffect } from 'react'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { takeNotice } from './notice.ts'

/** Shows the notice stored by the previous page as a toast. */
export function StoredNotice() {
  const toast = useToast()
  useEffect(() => {
    const title = takeNotice()
    if (title) toast.show({ title })
  }, [toast])
  return null
}
