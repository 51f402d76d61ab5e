import { useRef, useState } from 'react'
import { m } from '#texts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'

/**
 * A part of the page that is loaded when it is first needed. A failure is shown as a toast, and the next call tries
 * again; with React's `lazy` the failure would last, and would break the whole page.
 */
export const useOnDemand = <Part>(importPart: () => Promise<Part>) => {
  const toast = useToast()
  const [loaded, setLoaded] = useState<{ readonly part: Part }>()
  const dismissProblem = useRef<() => void>(undefined)

  /** Returns the part, or undefined if it could not be loaded. */
  const load = async (): Promise<Part | undefined> => {
    dismissProblem.current?.()
    try {
      const part = await loadChunk(importPart)
      setLoaded({ part })
      return part
    } catch {
      dismissProblem.current = toast.show({ tone: 'error', title: m.shell_error_network() })
      return undefined
    }
  }
  return { Part: loaded?.part, load }
}
