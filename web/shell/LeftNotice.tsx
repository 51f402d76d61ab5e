import { useEffect } from 'react'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { takeNotice } from './notice.ts'

/** Tells what the page before left to be told. */
export function LeftNotice() {
  const toast = useToast()
  useEffect(() => {
    const title = takeNotice()
    if (title) toast.show({ title })
  }, [toast])
  return null
}
