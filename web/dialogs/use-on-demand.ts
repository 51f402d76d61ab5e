import { useRef, useState } from 'react'
import { m } from '#texts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'

/**
 * A part of the page that is loaded when it is first wanted. A failure is told, and wanting it again tries again;
 * with React's `lazy` it would last as long as the page, and take the page with it.
 */
export const useOnDemand = <Part>(load: () => Promise<Part>) => {
  const toast = useToast()
  const [loaded, setLoaded] = useState<{ readonly part: Part }>()
  const dismissProblem = useRef<() => void>(undefined)

  /** Whether it is there now. */
  const want = async (): Promise<boolean> => {
    dismissProblem.current?.()
    try {
      const part = await loadChunk(load)
      setLoaded({ part })
      return true
    } catch {
      dismissProblem.current = toast.show({ tone: 'error', title: m.shell_error_network() })
      return false
    }
  }
  return { Part: loaded?.part, want }
}
